import { readFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import app from '@adonisjs/core/services/app'
import type { BaseSchema } from '@adonisjs/lucid/schema'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { test } from '@japa/runner'
import semver from 'semver'
import { vitrineVersion } from '#config/version'
import { FOLDER, listMigrations } from '#app/operator/schema/list_pending'
import { refuseFor } from '#app/operator/upgrade/refuse_contraction'
import { refuseTightRoom } from '#app/operator/upgrade/require_room'
import { refuseVersion } from '#app/operator/upgrade/refuse_version'
import { findBreaks } from '#tests/support/migrations/find_breaks'
import type { Migration } from '#tests/support/migrations/migration'

/** The last that there was before anything was released: nobody ran a version before those up to it while they ran. */
const LAST_FREE = '0080_create_self_checks'

type SchemaClass = (new (
  client: QueryClientContract,
  name: string,
  dryRun: boolean
) => BaseSchema) & {
  disableTransactions: boolean
  unusedSince?: string
}

async function readMigration(name: string): Promise<Migration> {
  const { href } = pathToFileURL(app.makePath(`${FOLDER}${name}.ts`))
  const { default: Schema } = (await import(href)) as { default: SchemaClass }
  const statements = (await new Schema(db.connection(), name, true).execUp()) as string[]
  const { disableTransactions, unusedSince = null } = Schema
  return { statements, disableTransactions, unusedSince }
}

/** Versions that have a date in the changelog. */
async function listReleased(): Promise<string[]> {
  const changelog = await readFile(app.makePath('CHANGELOG.md'), 'utf8')
  return [...changelog.matchAll(/^## (\S+) \(\d{4}-\d\d-\d\d\)$/gm)].map(([, version]) => version!)
}

const breaksOf = (statement: string, rest: Partial<Migration> = {}) =>
  findBreaks({ statements: [statement], disableTransactions: false, unusedSince: null, ...rest })

test.group('Migrations', () => {
  test('hold nothing that breaks processes of the version before, or has them wait', async ({
    assert,
  }) => {
    const names = (await listMigrations()).filter((name) => name > LAST_FREE)
    assert.isNotEmpty(names)
    const released = await listReleased()
    for (const name of names) {
      const migration = await readMigration(name)
      assert.deepEqual(await findBreaks(migration), [], name)
      const { unusedSince } = migration
      if (unusedSince === null) continue
      assert.include(released, unusedSince, `${name}: unusedSince is no released version`)
      assert.isTrue(semver.lte(unusedSince, vitrineVersion), name)
    }
  })

  test('that take something away are found, until they say since when nothing needs it', async ({
    assert,
  }) => {
    for (const statement of [
      'drop table shelves',
      'drop function words(int)',
      'alter table "shelves" drop column "width"',
      'alter table shelves rename column width to breadth',
      'alter table shelves rename to racks',
      'alter table shelves alter column width type text using null',
      'alter table shelves alter column width set not null',
      'alter table shelves alter column width drop default',
      'alter table shelves drop constraint shelves_name_unique',
      'drop index concurrently shelves_name_unique',
    ]) {
      assert.lengthOf(await breaksOf(statement), 1, statement)
      assert.isEmpty(await breaksOf(statement, { unusedSince: '0.1.0' }), statement)
    }
  })

  test('that have others wait, or refuse what they write, are found whatever they say', async ({
    assert,
  }) => {
    for (const statement of [
      'create index on shelves (name)',
      'create index concurrently by_name on shelves (name)',
      'drop index by_name',
      'alter table shelves add column height int not null',
      'alter table shelves add column key uuid default gen_random_uuid()',
      'alter table shelves add column area int generated always as (width * 2) stored',
      'alter table shelves add constraint positive check (width > 0)',
      'alter table shelves add constraint whose foreign key (user_id) references users (id)',
      'alter table shelves add constraint once unique (name)',
      'update shelves set width = 1',
      'do $$ begin drop table shelves; end $$',
      'lock table shelves',
      'truncate shelves',
    ]) {
      assert.lengthOf(await breaksOf(statement, { unusedSince: '0.1.0' }), 1, statement)
    }
    const again = { disableTransactions: true }
    assert.lengthOf(await breaksOf('create index concurrently by_name on shelves (name)', again), 1)
  })

  test('that only add are let through', async ({ assert }) => {
    for (const statement of [
      'create table racks (id int primary key); create index on racks (id); alter table racks add unique (id)',
      'alter table shelves add column height int',
      "alter table shelves add column height int not null default '1', add column made_at timestamptz default now()",
      'alter table shelves add constraint positive check (width > 0) not valid',
      'alter table shelves validate constraint positive',
      'alter table shelves drop constraint shelves_width_check',
      'create or replace function words() returns int language sql return 1',
      'alter table shelves rename to old_shelves; create table shelves (like old_shelves) partition by range (id)',
      'alter index shelves_by_name rename to old_shelves_by_name',
    ]) {
      assert.deepEqual(await breaksOf(statement), [], statement)
    }
    assert.isEmpty(
      await findBreaks({
        statements: [
          'drop index concurrently if exists by_name',
          'create index concurrently by_name on shelves (name)',
          'update shelves set width = 1 where width is null',
        ],
        ...{ disableTransactions: true, unusedSince: null },
      })
    )
  })
})

test.group('An upgrade is refused', () => {
  test('to versions that are too old or too new, with the way', async ({ assert }) => {
    refuseVersion(null, '0.4.0', '0.2.0')
    refuseVersion('0.2.0', '0.4.0', '0.2.0')
    refuseVersion('0.4.0', '0.4.0', '0.2.0')
    assert.throws(() => refuseVersion('0.1.9', '0.4.0', '0.2.0'), /go over version 0\.2\.0 first/)
    assert.throws(() => refuseVersion('0.10.0', '0.9.0', '0.1.0'), /start 0\.10\.0 or a later/)
  })

  test('while processes run that need what it takes away', async ({ assert }) => {
    const contraction = { name: '0200_drop_shelves', unusedSince: '0.3.0' }
    refuseFor([contraction], '0.2.0', 0)
    refuseFor([contraction], '0.3.0', 2)
    refuseFor([], null, 2)
    assert.throws(
      () => refuseFor([contraction], '0.2.0', 2),
      '2 web and worker processes of Vitrine 0.2.0 use this database, and 0200_drop_shelves takes away what they need: stop them first, or go over version 0.3.0 with all of them.'
    )
    assert.throws(() => refuseFor([contraction], null, 1), /of an earlier version use/)
  })

  test('where the largest table could not be written anew', async ({ assert }) => {
    const gigabyte = 1024 ** 3
    refuseTightRoom(2 * gigabyte, gigabyte)
    assert.throws(
      () => refuseTightRoom(gigabyte, gigabyte),
      'The upgrade needs 1224 MB free for DATA_DIR, so that the largest table can be written anew, and there are 1024 MB: free some space, then start again.'
    )
  })
})
