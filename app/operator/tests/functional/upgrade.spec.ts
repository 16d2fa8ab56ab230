import { setTimeout as sleep } from 'node:timers/promises'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { listCheckpoints, readManifest } from '#app/backup/checkpoint/manifest'
import { openStore } from '#app/backup/store/open_store'
import { describeSchema } from '#app/core/database/describe_schema'
import { sql } from '#app/core/database/sql'
import { listMigrations } from '#app/operator/schema/list_pending'
import { migrate } from '#app/operator/schema/migrate'
import { OLD_MIGRATIONS } from '#app/operator/schema/old_migrations'
import { keepCheckpoint } from '#app/operator/upgrade/keep_checkpoint'
import { listVersions } from '#app/operator/upgrade/versions'
import { vitrineVersion } from '#config/version'
import { makeFolder } from '#tests/support/folder'
import { OldDatabase } from '#tests/support/old_database'
import { UNFIT_DATABASE } from '../../../../bin/exit_codes.js'
import { run } from '../../../../tools/launcher/processes/run.js'
import { ROOT, TYPESCRIPT } from '../../../../tools/launcher/settings.js'

/** Brings it up to date as a start does. */
const prepare = ({ url }: OldDatabase, settings = {}) =>
  run(process.execPath, [TYPESCRIPT, 'bin/prepare.ts', '--without-seed'], {
    cwd: ROOT,
    env: { ...process.env, DATABASE_URL: url, ...settings },
  })

test.group('An upgrade', () => {
  test('of a database of the old migrations keeps what it holds, and a checkpoint of how it was', async ({
    assert,
    cleanup,
  }) => {
    const place = await makeFolder({ cleanup })
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    await sql(old.client, `insert into users (name, email) values ('Ada', 'ada@example.test')`)
    const first = await prepare(old, { BACKUP_TO: place })
    assert.equal(first.code, 0, first.output)
    assert.include(first.output, `Upgrade: from an earlier version to ${vitrineVersion}.\n`)
    assert.deepEqual(await old.migrations(), await listMigrations())
    assert.equal(await describeSchema(old.client), await describeSchema(db.connection()))
    assert.deepEqual(await sql(old.client, 'select name from users'), [{ name: 'Ada' }])
    const disk = await openStore(place, 'read')
    const [checkpoint, ...others] = await listCheckpoints(disk)
    assert.isEmpty(others)
    const manifest = await readManifest(disk, checkpoint!)
    assert.deepEqual(
      manifest.migrations,
      OLD_MIGRATIONS.map((name) => `database/migrations/${name}`)
    )
    assert.equal(manifest.tables.find(({ table }) => table === 'users')!.rows, 1)
    const [known] = await listVersions(old.client)
    assert.equal(known!.version, vitrineVersion)

    const second = await prepare(old, { BACKUP_TO: place })
    assert.equal(second.code, 0, second.output)
    assert.notInclude(second.output, 'Upgrade: ')
    assert.lengthOf(await listCheckpoints(disk), 1)
    const [again] = await listVersions(old.client)
    assert.deepEqual(again!.firstAt, known!.firstAt)
    assert.isAbove(again!.lastAt.getTime(), known!.lastAt.getTime())
  }).tags(['@long'])

  test('makes a checkpoint although the newest one cannot be read, and says which', async ({
    assert,
    cleanup,
  }) => {
    const place = await makeFolder({ cleanup })
    const disk = await openStore(place, 'write')
    await disk.put('checkpoints/2026-01-01/manifest.json', '{ "format": 1, ')
    const said: string[] = []
    await keepCheckpoint((sentence) => said.push(sentence), new Set(['another']), place)
    assert.match(said[0]!, /checkpoint 2026-01-01 is damaged/)
    assert.lengthOf(await listCheckpoints(disk), 2)
  })

  test('is refused where a later version has used the database, with the way back', async ({
    assert,
    cleanup,
  }) => {
    const old = await OldDatabase.at()
    cleanup(() => old.drop())
    await migrate(old.name)
    await sql(old.client, `insert into versions (version) values ('99.1.0')`)
    const { code, output } = await prepare(old)
    assert.equal(code, UNFIT_DATABASE)
    assert.equal(
      output.trim(),
      `This database was brought up to date by Vitrine 99.1.0, and this is ${vitrineVersion}, which does not know what it holds: start 99.1.0 or a later version. To go back to ${vitrineVersion}, restore a checkpoint that was made before (docs/upgrading.md).`
    )
    assert.lengthOf(await listVersions(old.client), 1)
  })

  test('is refused to a database of any other old state in one sentence that says what to do', async ({
    assert,
    cleanup,
  }) => {
    const states = [OLD_MIGRATIONS.slice(0, -1), [...OLD_MIGRATIONS, '0191_of_a_branch']]
    for (const migrations of states) {
      const old = await OldDatabase.at(migrations)
      cleanup(() => old.drop())
      const error: Error = await migrate(old.name).then(
        () => assert.fail('it was taken'),
        (e) => e
      )
      assert.equal(
        error.message,
        'This database is from an older version of Vitrine and cannot be brought up to date by this one: first start it once with the version whose newest file in database/migrations is 0190_let_people_end_reminders.ts, then with this one.'
      )
      assert.deepEqual(await old.migrations(), migrations)
    }
  }).tags(['@long'])
})

/** Of a run that does not wait for long. */
const HURRY = { lockMs: 50, tries: 2, pauseMs: 10 }

/** A database on which the migrations of `tests/fixtures` are to run. */
async function atFixtures(cleanup: (drop: () => Promise<void>) => void): Promise<OldDatabase> {
  const old = await OldDatabase.at([], 'tests/fixtures/migrations')
  cleanup(() => old.drop())
  return old
}

const columnsOf = async ({ client }: OldDatabase) =>
  Object.keys(await client.columnsInfo('shelves'))

test.group('A migration', () => {
  test('that fails half-way leaves what was, says so, and runs when what stood in its way is gone', async ({
    assert,
    cleanup,
  }) => {
    const old = await atFixtures(cleanup)
    const fails = (pattern: RegExp) => assert.rejects(() => migrate(old.name), pattern)
    await fails(
      /^Migration 0002_widen_shelves failed: .*division by zero\nIt has changed nothing; those before it are done\. Earlier versions go on/
    )
    assert.deepEqual(await old.migrations(), ['0001_create_shelves'])
    assert.deepEqual(await columnsOf(old), ['name'])

    await sql(old.client, `insert into users (name, email) values ('Ada', 'ada@example.test')`)
    await sql(old.client, `insert into shelves values ('first'), ('first')`)
    await fails(
      /^Migration 0003_index_shelves failed: .*\nWhat it has done stays, and it begins anew with the next start;/
    )
    await sql(old.client, 'delete from shelves where ctid > (select min(ctid) from shelves)')
    await migrate(old.name)
    assert.lengthOf(await old.migrations(), 3)
    const [index] = await sql<{ isValid: boolean }>(
      old.client,
      `select indisvalid as "isValid" from pg_index where indexrelid = 'shelves_by_name'::regclass`
    )
    assert.isTrue(index!.isValid)
  }).tags(['@long'])

  test('that is killed in the middle is run again by the next start', async ({
    assert,
    cleanup,
  }) => {
    const old = await atFixtures(cleanup)
    await sql(old.client, `insert into users (name, email) values ('Ada', 'ada@example.test')`)
    await old.client.rawQuery(`
      create function die() returns trigger language plpgsql as $$
      begin
        perform pg_terminate_backend(pg_backend_pid());
        return new;
      end $$;
      create trigger die before insert on adonis_schema for each row when (new.name like '%0002%') execute function die()`)
    await assert.rejects(() => migrate(old.name))
    assert.deepEqual(await old.migrations(), ['0001_create_shelves'])
    assert.deepEqual(await columnsOf(old), ['name'])

    await old.client.rawQuery('drop function die cascade')
    await migrate(old.name)
    assert.lengthOf(await old.migrations(), 3)
  })

  test('waits for a table in short turns, in which others are let through, and gives up with a sentence', async ({
    assert,
    cleanup,
  }) => {
    const old = await atFixtures(cleanup)
    await sql(old.client, `insert into users (name, email) values ('Ada', 'ada@example.test')`)
    await old.client.rawQuery('create table shelves (name text)')
    await old.client
      .insertQuery()
      .table('adonis_schema')
      .insert({ name: 'tests/fixtures/migrations/0001_create_shelves', batch: 1 })
    const holder = await old.client.transaction()
    cleanup(async () => void (holder.isCompleted || (await holder.rollback())))
    await sql(holder, 'select * from shelves')
    await assert.rejects(
      () => migrate(old.name, HURRY),
      /^Migration 0002_widen_shelves failed: .*lock timeout\nIt has changed nothing/
    )
    const waiting = migrate(old.name, { ...HURRY, tries: 1_000 })
    await sleep(3 * HURRY.lockMs)
    assert.lengthOf(await sql(old.client, 'select count(*) from shelves'), 1)
    await holder.commit()
    await waiting
    assert.lengthOf(await old.migrations(), 3)
  })
})
