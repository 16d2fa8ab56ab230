import { randomUUID } from 'node:crypto'
import {
  appendFile,
  mkdtemp,
  readdir,
  readFile,
  rm,
  stat,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type { Disk } from 'flydrive'
import { describeParts } from '#app/core/database/describe_schema'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'
import { removeMedia } from '#app/media/store/remove_media'
import { signIn } from '#tests/support/sign_in'
import { photosForm } from '#tests/support/product'
import { until } from '#tests/support/until'
import { BackupError } from '../../backup_error.js'
import { listCheckpoints, readManifest } from '../../checkpoint/manifest.js'
import { connect } from '../../database/connect.js'
import { JOBS } from '../../database/jobs.js'
import { backUpWhenDue } from '../../jobs/back_up_when_due.js'
import { forgetOld } from '../../keep/forget_old.js'
import { backUp } from '../../back_up.js'
import type { Tell } from '../../make/make_checkpoint.js'
import { loadDatabase } from '../../restore/load_database.js'
import { refuseData, refuseLater } from '../../restore/refuse.js'
import { openStore } from '../../store/open_store.js'
import { listedFiles, verifyCheckpoint } from '../../verify/verify_checkpoint.js'

const tell = () => {}

const ALL = { count: 100, days: 100 }

async function makeCheckpoint(disk: Disk, said: Tell, now: Date): Promise<string> {
  return (await backUp(disk, ALL, said, now)).name
}

test.group('Checkpoints', (group) => {
  let folder: string
  let disk: Disk
  let name: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-checkpoints-'))
    disk = await openStore(folder, 'write')
    const visitor = await signIn()
    await visitor.call('POST', '/products', { form: await photosForm(1, { name: 'Mug' }) })
    name = await makeCheckpoint(disk, tell, new Date('2026-01-01'))
    return () => rm(folder, { recursive: true })
  })

  const inCheckpoint = (file: string) => join(folder, 'checkpoints', name, file)

  test('hold every row and every file of one moment', async ({ assert }) => {
    const manifest = await verifyCheckpoint(disk, name)
    const { count } = firstOf(
      await sql<{ count: number }>(db.connection(), 'select count(*)::int as count from users')
    )
    assert.equal(manifest.tables.find(({ table }) => table === 'users')!.rows, count)
    assert.isAtLeast(manifest.files.count, 1)
    assert.include(await readFile(inCheckpoint('app.key'), 'utf8'), process.env.APP_KEY!)
  })

  test('bring no file twice', async ({ assert }) => {
    const files = await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true })
    const first = files.find((it) => it.isFile())!
    const path = join(first.parentPath, first.name)
    const { mtimeMs, ino } = await stat(path)
    const again = await makeCheckpoint(disk, tell, new Date('2026-01-02'))
    await verifyCheckpoint(disk, again)
    assert.deepInclude(await stat(path), { mtimeMs, ino })
    assert.deepEqual(await listCheckpoints(disk), [name, again])
  })

  test('that are cut short, changed or not finished are named with what is wrong', async ({
    assert,
  }) => {
    const { tables, schema } = await readManifest(disk, name)
    const table = tables.find((one) => one.table === 'users')!.file.name
    const kept = await readFile(inCheckpoint(table))
    const faults: [() => Promise<void>, RegExp][] = [
      [() => truncate(inCheckpoint(table), 20), /users.copy.gz has 20 bytes and should have/],
      [
        () =>
          writeFile(
            inCheckpoint(table),
            kept.map((byte) => byte ^ 1)
          ),
        /its sum is another one/,
      ],
      [() => rm(inCheckpoint(table)), /users.copy.gz is missing in the backup/],
    ]
    for (const [harm, sentence] of faults) {
      await harm()
      await assert.rejects(() => verifyCheckpoint(disk, name), sentence)
      await writeFile(inCheckpoint(table), kept)
    }
    await appendFile(inCheckpoint(schema.name), ' ')
    await assert.rejects(() => verifyCheckpoint(disk, name), /should have/)
    await truncate(inCheckpoint(schema.name), schema.bytes)

    const manifest = await readFile(inCheckpoint('manifest.json'), 'utf8')
    const texts: [string, RegExp][] = [
      [manifest.slice(0, 200), /manifest.json of checkpoint .+ is damaged/],
      ['{"format":1}', /is damaged/],
      ['{"format":99}', /made by a later version/],
    ]
    for (const [text, sentence] of texts) {
      await writeFile(inCheckpoint('manifest.json'), text)
      await assert.rejects(() => verifyCheckpoint(disk, name), sentence)
    }
    await writeFile(inCheckpoint('manifest.json'), manifest)
    await assert.rejects(() => verifyCheckpoint(disk, 'never'), /There is no checkpoint never/)
    await assert.rejects(() => openStore('ftp://there', 'read'), BackupError)
  })

  test('are loaded whole into an empty database, which gives numbers on', async ({ assert }) => {
    const whole = await verifyCheckpoint(disk, name)
    // The queue of the tests themselves stays.
    const manifest = { ...whole, tables: whole.tables.filter(({ table }) => table !== JOBS) }
    const schema = `restored_${randomUUID().replaceAll('-', '')}`
    const client = await connect()
    try {
      await client.query(`create schema ${schema}; set search_path = ${schema}`)
      await loadDatabase(client, disk, name, manifest, {
        keepsBefore: false,
        tell,
        async refuse() {},
      })
      for (const { table, rows } of manifest.tables) {
        const { rows: counted } = await client.query(
          `select count(*)::int as count from "${table}"`
        )
        // The month of payouts that is due counts as made.
        assert.equal(counted[0].count, table === 'payout_runs' ? rows + 1 : rows, table)
      }
      const { rows: ids } = await client.query(
        `select max(id) < nextval(pg_get_serial_sequence('users', 'id')) as "isAhead" from users`
      )
      assert.isTrue(ids[0].isAhead)
      await assert.rejects(() => refuseData(client), /holds \d+ accounts. With --replace/)
      const own = await db.transaction(async (trx) => {
        await trx.rawQuery(`set local search_path = ${schema}`)
        return describeParts(trx)
      })
      assert.deepEqual(own, await describeParts(db.connection()))
    } finally {
      await client.query(`drop schema ${schema} cascade`)
      await client.end()
    }
  })

  test('of a later program are refused', async ({ assert }) => {
    const manifest = await readManifest(disk, name)
    await refuseLater(manifest)
    const later = [...manifest.migrations, 'database/migrations/9999_fly']
    await assert.rejects(
      () => refuseLater({ ...manifest, version: '9.9.9', migrations: later }),
      /made by Vitrine 9.9.9, which is later than this one: it has run .+9999_fly/
    )
  })

  test('keep files that go meanwhile until they are there', async ({ assert }) => {
    const key = `originals/00/${randomUUID()}.bin`
    const put = async () => {
      await drive.use().put(key, 'a')
      const columns = { disk_key: key, mime: 'a/b', bytes: 1, checksum: 'c' }
      const [{ id }] = await db.table('media').returning('id').insert(columns)
      return id as string
    }
    const remove = async (id: string) => db.transaction((trx) => removeMedia([id], trx))
    const id = await put()
    const removing: Tell = (sentence) => sentence === 'Copying pictures' && remove(id)
    const made = await makeCheckpoint(disk, removing, new Date('2026-01-03'))
    const listed: string[] = []
    for await (const file of listedFiles(disk, made, await readManifest(disk, made))) {
      listed.push(file.key)
    }
    assert.include(listed, key)
    await remove(await put())
    await until(async () => !(await drive.use().exists(key)))
  })

  test('are made by themselves when the last one is old enough', async ({ assert }) => {
    const schedule = { place: folder, hours: 24, kept: { count: 9, days: 9 } }
    const last = Date.parse('2026-01-03')
    assert.isNull(await backUpWhenDue(schedule, last + 20 * 3_600_000))
    const made = await backUpWhenDue(schedule, last + 24 * 3_600_000)
    assert.equal((await listCheckpoints(disk)).at(-1), made)
    assert.isNull(await backUpWhenDue({ ...schedule, hours: null }))
    assert.isNull(await backUpWhenDue({ ...schedule, place: 'ftp://there' }))
  })

  test('are made although the newest one cannot be read any more', async ({ assert }) => {
    const newest = (await listCheckpoints(disk)).at(-1)
    const manifest = join(folder, 'checkpoints', String(newest), 'manifest.json')
    const whole = await readFile(manifest)
    await writeFile(manifest, whole.subarray(0, whole.length / 2))
    const made = await backUpWhenDue({ place: folder, hours: 24, kept: ALL })
    assert.isNotNull(made)
    const later = new Date(Date.now() + 86_400_000)
    await assert.rejects(
      () => backUp(disk, { count: 1, days: 1 }, tell, later),
      /is made, but none .* is damaged/
    )
    const all = await listCheckpoints(disk)
    assert.equal(all.at(-3), newest)
    await writeFile(manifest, whole)
    for (const added of all.slice(-2)) {
      await rm(join(folder, 'checkpoints', added), { recursive: true })
    }
  }).tags(['@long'])

  test('are made one at a time', async ({ assert }) => {
    const two = ['2026-02-01', '2026-02-02'].map((day) => makeCheckpoint(disk, tell, new Date(day)))
    const ended = await Promise.allSettled(two)
    assert.lengthOf(
      ended.filter(({ status }) => status === 'fulfilled'),
      1
    )
  })

  test('are none where the database or the store went away meanwhile', async ({ assert }) => {
    const before = await listCheckpoints(disk)
    const cutOff: Tell = async (sentence) => {
      if (sentence !== 'Copying pictures') return
      await sql(
        db.connection(),
        `select pg_terminate_backend(pid) from pg_stat_activity
         where application_name = 'vitrine_backup' and state = 'idle in transaction'`
      )
    }
    const lost = () => makeCheckpoint(disk, cutOff, new Date('2026-03-01'))
    await assert.rejects(lost, /connection to the database was lost/)
    const store = drive.use()
    const exists = store.exists.bind(store)
    store.exists = () => Promise.reject(new Error('ECONNRESET'))
    await drive.use().put('originals/00/new.bin', 'new')
    const columns = { disk_key: 'originals/00/new.bin', mime: 'a/b', bytes: 3, checksum: 'new' }
    await db.table('media').insert(columns)
    const away = () => makeCheckpoint(disk, tell, new Date('2026-03-02'))
    await assert.rejects(away, /ECONNRESET/).finally(() => (store.exists = exists))
    assert.deepEqual(await listCheckpoints(disk), before)
  })

  test('go when they are old, with files that no other one needs', async ({ assert }) => {
    const names = await listCheckpoints(disk)
    await disk.put('files/zz/unneeded', 'x')
    assert.deepEqual(await forgetOld(disk, { count: 5, days: 1 }), [])
    assert.deepEqual(await forgetOld(disk, { count: 1, days: 1_000_000 }), [])
    assert.deepEqual(await forgetOld(disk, { count: 1, days: 1 }), names.slice(0, -1))
    assert.isFalse(await disk.exists('files/zz/unneeded'))
    await verifyCheckpoint(disk, names.at(-1)!)
  })
})
