import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { describeSchema } from '#app/core/database/describe_schema'
import { listMigrations } from '#app/operator/schema/list_pending'
import { migrate } from '#app/operator/schema/migrate'
import { OLD_MIGRATIONS } from '#app/operator/schema/old_migrations'
import { sql } from '#app/core/database/sql'
import { OldDatabase } from '#tests/support/old_database'

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
  }).tags(['@long'])
})
