import type { Actor } from '@domain/actor';
import type { Services } from '@server/services';

/** What every resolver is given, made anew for each request. */
export interface Context {
  readonly actor: Actor;
  readonly services: Services;
  readonly requestId: string;
  readonly ipAddress: string;
  readonly userAgent: string | null;
}
