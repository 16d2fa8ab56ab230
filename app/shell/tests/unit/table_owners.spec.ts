import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { EXCEPTIONS, type Exception } from '#tests/support/sql_texts/foreign_tables'
import { findTableUses, type TableUse } from '#tests/support/sql_texts/table_uses'

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

/** Features from the lowest on, as imports go. */
async function readFloors(): Promise<string[]> {
  const text = await readFile(app.makePath('.dependency-cruiser.cjs'), 'utf8')
  const [, floors] = firstOnes(/const FLOORS = (\[[^;]*?\n\])/.exec(text)!, 2)
  return [...floors.matchAll(/'(\w+)'/g)].map(([, feature]) => feature!)
}

/** Whether a use follows the rule: own tables are written, those of floors below are read. */
function isAllowed(
  { path, table, writes }: TableUse,
  owners: Map<string, string>,
  floors: string[]
): boolean {
  const feature = path.split('/')[1]!
  const owner = owners.get(table)!
  if (feature === owner) return true
  // Sandboxes stand on no floor, and neither do those that start processes.
  return !writes && floors.includes(owner) && floors.indexOf(owner) < floors.indexOf(feature)
}

function isExcepted(one: Exception, { path, table, writes }: TableUse): boolean {
  const isThere = one.place.endsWith('/') ? path.startsWith(one.place) : path === one.place
  const { reads = [], writes: written = [] } = one
  return isThere && (writes ? written : [...reads, ...written]).includes(table)
}

const say = ({ path, table, writes }: TableUse) => `${path} ${writes ? 'writes' : 'reads'} ${table}`

test('every table has an owner in docs/architecture.md', async ({ assert }) => {
  const schema = await readFile(app.makePath('database/schema.sql'), 'utf8')
  const tables = [...schema.matchAll(/^CREATE TABLE (\w+)/gm)].map(([, table]) => table)
  assert.sameMembers([...(await readOwners()).keys()], tables)
})

test('a table is written by its owner and read from floors above it, but where a list gives a reason', async ({
  assert,
}) => {
  const [owners, floors] = [await readOwners(), await readFloors()]
  const uses = await findTableUses([...owners.keys()])
  const foreign = uses.filter((use) => !isAllowed(use, owners, floors))
  const added = foreign.filter((use) => !EXCEPTIONS.some((one) => isExcepted(one, use)))
  assert.deepEqual([...new Set(added.map(say))].sort(), [], 'ask the owner of the table')
  const idle = EXCEPTIONS.flatMap(({ reason, ...one }) =>
    (['reads', 'writes'] as const).flatMap((kind) =>
      (one[kind] ?? [])
        .filter((table) => {
          const alone = { place: one.place, [kind]: [table], reason }
          return !foreign.some(
            (use) => isExcepted(alone, use) && use.writes === (kind === 'writes')
          )
        })
        .map((table) => `${one.place} ${kind} ${table}`)
    )
  )
  assert.deepEqual(idle, [], 'to be taken from the list')
}).timeout(30_000)
