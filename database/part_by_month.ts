/** Ids below it were given before they carried a month: those of the first month that ids are reckoned for, January 2000. */
export const FIRST_MONTHLY_ID = String(24_000n << 36n)

interface Parts {
  table: string
  /** Columns of each index, by its name. */
  indexes: Record<string, string>
  /** What each foreign key is, by its name. */
  foreignKeys: Record<string, string>
}

/**
 * Statements that let a table by month take the place of one whose ids carry none. That becomes a part of it as it is, so that nobody waits
 * for rows to be copied; processes of versions before go on without noticing. Its rows move to their months later
 * (`app/core/parts/move_old_rows.ts`).
 */
export function partByMonth({ table, indexes, foreignKeys }: Parts): string[] {
  const before = `${table}_before`
  const sequence = `${table}_id_seq`
  return [
    `alter table ${table} rename to ${before}`,
    `alter table ${before} rename constraint ${table}_pkey to ${before}_pkey`,
    ...Object.keys(indexes).map(
      (name) => `alter index ${name} rename to ${name.replace(table, before)}`
    ),
    // The sequence goes with it.
    `alter table ${before} alter column id drop identity if exists`,
    `create sequence ${sequence}`,
    `select setval('${sequence}', (select coalesce(max(id), 0) + 1 from ${before}), false)`,
    `create table ${table} (like ${before} including defaults) partition by range (id)`,
    `alter sequence ${sequence} owned by ${table}.id`,
    `alter table ${table} alter column id set default id_of_month(nextval('${sequence}'), now())`,
    `alter table ${table} add constraint ${table}_pkey primary key (id)`,
    ...Object.entries(indexes).map(
      ([name, columns]) => `create index ${name} on ${table} (${columns})`
    ),
    ...Object.entries(foreignKeys).map(
      ([name, key]) => `alter table ${table} add constraint ${name} foreign key ${key}`
    ),
    `alter table ${table} attach partition ${before} for values from (minvalue) to (${FIRST_MONTHLY_ID})`,
    `create table ${table}_rest partition of ${table} default`,
    `alter table ${before} drop constraint ${table}_without_months`,
  ]
}
