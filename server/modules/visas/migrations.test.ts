import { DataSource } from 'typeorm';
import { CreateVisas1760000000007 } from '@migrations/1760000000007-CreateVisas';
import { migrations } from '@migrations/migrations';
import { ComplaintMessage, ComplaintStatusChange } from '@server/modules/complaints/complaint-thread.entity';
import { Complaint } from '@server/modules/complaints/complaint.entity';
import { Post, PostComment, PostLike } from '@server/modules/community/post.entity';
import { createTestDatabase } from '@server/testing/test-database';
import { VisaApplication } from './visa-application.entity';
import { VisaNote, VisaStatusChange } from './visa-history.entity';
import { VisaType } from './visa-type.entity';

const entities = [
  ...[VisaType, VisaApplication, VisaStatusChange, VisaNote],
  ...[Complaint, ComplaintStatusChange, ComplaintMessage],
  ...[Post, PostComment, PostLike],
];
/** Ours and those that came later. */
const undone = migrations.slice(migrations.findIndex((Migration) => Migration === CreateVisas1760000000007));

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let source: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  source = new DataSource({
    type: 'postgres',
    url: database.url,
    migrations: [...migrations],
    entities,
    poolSize: 1,
  });
  await source.initialize();
});
afterAll(async () => {
  await source.destroy();
  await database.drop();
});

/** Tables with their columns, indexes, constraints, triggers and functions. */
async function inventory(): Promise<string[]> {
  const rows: { item: string }[] = await source.query(`
    select format('%s.%s %s %s', table_name, column_name, data_type, is_nullable) as item
      from information_schema.columns where table_schema = 'public'
    union all select indexdef from pg_indexes where schemaname = 'public'
    union all select conrelid::regclass || ' ' || pg_get_constraintdef(oid) from pg_constraint where conrelid <> 0
    union all select tgname || ' ' || tgrelid::regclass from pg_trigger where not tgisinternal
    union all select proname from pg_proc where pronamespace = 'public'::regnamespace and prolang =
      (select oid from pg_language where lanname = 'plpgsql')
    order by 1`);
  return rows.map((row) => row.item);
}

describe('the tables of visas, complaints and the community', () => {
  it('go down without leaving anything behind, and come up the same again', async () => {
    const up = await inventory();
    expect(up.filter((item) => /^(visa|complaint|community)_/.test(item)).length).toBeGreaterThan(100);
    for (const _ of undone) await source.undoLastMigration({ transaction: 'each' });
    const down = await inventory();
    expect(down.filter((item) => /visa|complaint|community|sign_ins_recent/.test(item))).toEqual([]);
    await source.runMigrations({ transaction: 'each' });
    expect(await inventory()).toEqual(up);
  });

  it('index every foreign key, so that deleting what it points to stays cheap', async () => {
    const unindexed: { column: string }[] = await source.query(`
      select format('%s.%s', c.conrelid::regclass, a.attname) as column
      from pg_constraint c
      join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
      where c.contype = 'f' and c.conrelid::regclass::text ~ '^(visa|complaint|community)'
        and not exists (select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1])`);
    expect(unindexed).toEqual([]);
  });

  it.each(entities.map((entity) => [entity.name, entity] as const))(
    'are what %s says',
    async (_name, entity) => {
      const { columns, tableName } = source.getMetadata(entity);
      const actual: { name: string; nullable: boolean; type: string }[] = await source.query(
        `select column_name as name, is_nullable = 'YES' as nullable,
         case data_type when 'ARRAY' then 'text[]' when 'USER-DEFINED' then udt_name::text else data_type end as type
       from information_schema.columns where table_name = $1 order by 1`,
        [tableName],
      );
      const declared = columns.map((column) => ({
        name: column.databaseName,
        nullable: column.isNullable,
        type: `${source.driver.normalizeType(column)}${column.isArray ? '[]' : ''}`,
      }));
      expect(declared.sort((a, b) => (a.name < b.name ? -1 : 1))).toEqual(actual);
    },
  );
});
