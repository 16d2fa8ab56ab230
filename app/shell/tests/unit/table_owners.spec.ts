import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { FOREIGN_TABLES } from '#tests/support/sql_texts/foreign_tables'
import { findTableUses } from '#tests/support/sql_texts/table_uses'

/** Features by their tables, as docs/architecture.md says it. */
async function readOwners(): Promise<Map<string, string>> {
  const text = await readFile(app.makePath('docs/architecture.md'), 'utf8')
  const [, section] = firstOnes(text.split('## Who owns which table'), 2)
  return new Map(
    [...section.split('\n## ')[0]!.matchAll(/^\| (\w+) +\| (`.+`) +\|$/gm)].flatMap(
      ([, feature, tables]) =>
        [...tables!.matchAll(/`(\w+)`/g)].map(([, table]) => [table!, feature!] as const)
    )
  )
}

test('every table has an owner in docs/architecture.md', async ({ assert }) => {
  const schema = await readFile(app.makePath('database/schema.sql'), 'utf8')
  const tables = [...schema.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, table]) => table)
  assert.sameMembers([...(await readOwners()).keys()], tables)
})

test('a table is used by its owner alone, but where a list says otherwise that only gets shorter', async ({
  assert,
}) => {
  const owners = await readOwners()
  const foreign = new Map<string, string>()
  for (const { feature, table, place } of await findTableUses([...owners.keys()])) {
    if (owners.get(table) !== feature) foreign.set(`${feature}: ${table}`, place)
  }
  const allowed = Object.entries(FOREIGN_TABLES).flatMap(([feature, tables]) =>
    tables.map((table) => `${feature}: ${table}`)
  )
  const added = [...foreign].filter(([use]) => !allowed.includes(use))
  assert.deepEqual(
    added.map(([use, place]) => `${use} (${place})`),
    [],
    'ask the owner of the table'
  )
  assert.deepEqual(
    allowed.filter((use) => !foreign.has(use)),
    [],
    'to be taken from the list'
  )
}).timeout(30_000)
