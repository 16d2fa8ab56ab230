import { readdir, readFile } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { describeSchema } from '#app/core/database/describe_schema'
import { migrate } from '#app/operator/schema/migrate'
import { OLD_MIGRATIONS } from '#app/operator/schema/old_migrations'
import { sql } from '#app/core/database/sql'
import { OldDatabase } from '#tests/support/old_database'
import { migrateAndSeed } from '../../../../tools/launcher/preparation.js'

const listMigrations = async () =>
  (await readdir(app.makePath('database/migrations'))).map((file) => parse(file).name).sort()

/** Brings it up to date as a start does. */
const prepare = ({ url }: OldDatabase) =>
  migrateAndSeed(
    process.env.DATA_DIR!,
    { ...process.env, DATABASE_URL: url },
    AbortSignal.timeout(60_000),
    ['--without-seed']
  )

test.group('Migrating', () => {
  test('makes exactly what database/schema.sql says', async ({ assert }) => {
    const written = await readFile(app.makePath('database/schema.sql'), 'utf8')
    assert.equal(await describeSchema(db.connection()), written)
  })

  test('makes the slots by which states of the payment provider are counted', async ({
    assert,
  }) => {
    const slots = await sql<{ slot: number }>(
      db.connection(),
      'select slot from provider_turns order by slot'
    )
    assert.deepEqual(
      slots.map(({ slot }) => slot),
      [...Array(256).keys()]
    )
  })

  test('lets a database of the old migrations go on with what it holds', async ({
    assert,
    cleanup,
  }) => {
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    await sql(old.client, `insert into users (name, email) values ('Ada', 'ada@example.test')`)
    await prepare(old)
    assert.deepEqual(await old.migrations(), await listMigrations())
    assert.equal(await describeSchema(old.client), await describeSchema(db.connection()))
    assert.deepEqual(await sql(old.client, 'select name from users'), [{ name: 'Ada' }])
    await prepare(old)
    assert.deepEqual(await old.migrations(), await listMigrations())
  })

  test('refuses a database of any other old state in one sentence that says what to do', async ({
    assert,
    cleanup,
  }) => {
    const states = [OLD_MIGRATIONS.slice(0, -1), [...OLD_MIGRATIONS, '0191_of_a_branch']]
    for (const migrations of states) {
      const old = await OldDatabase.at(migrations)
      cleanup(() => old.drop())
      const error: Error = await prepare(old).then(
        () => assert.fail('it was taken'),
        (e) => e
      )
      assert.equal(
        error.message,
        'This database is from an older version of Vitrine and cannot be brought up to date by this one: first start it once with the version whose newest file in database/migrations is 0190_let_people_end_reminders.ts, then with this one.'
      )
      assert.deepEqual(await old.migrations(), migrations)
    }
  })

  test('leaves a database of the old migrations as it was when it dies half way', async ({
    assert,
    cleanup,
  }) => {
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    await old.client.rawQuery(`
      create function die() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pg_backend_pid());
        return new;
      end $$;
      create trigger die before insert on adonis_schema for each row when (new.name like '%0040%') execute function die()`)
    await assert.rejects(() => migrate(old.name))
    assert.deepEqual(await old.migrations(), OLD_MIGRATIONS)

    await old.client.rawQuery('drop function die cascade')
    await migrate(old.name)
    assert.deepEqual(await old.migrations(), await listMigrations())
  })
})
