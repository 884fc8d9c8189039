import type { SystemActor } from '@domain/actor';

/** Who creates the demo agency, in histories and logs. */
export const seeder: SystemActor = { kind: 'system', reason: 'demo agency' };

/** Content refers to people and products by key: a wrong key is a mistake in the content. */
export function need<K, V>(map: ReadonlyMap<K, V>, key: K): V {
  const value = map.get(key);
  if (value === undefined) throw new Error(`the demo content names an unknown ${String(key)}`);
  return value;
}
