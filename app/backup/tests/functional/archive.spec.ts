import {
  type FileHandle,
  mkdtemp,
  open,
  readdir,
  readFile,
  readlink,
  rm,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { DateTime } from 'luxon'
import { archivedTable } from '#app/backup/archive/archived_table'
import { archiveParts } from '#app/backup/archive/archive_parts'
import { ARCHIVING } from '#app/backup/archive/archiving'
import { attachPart } from '#app/backup/archive/attach_part'
import { listPieces, monthIn } from '#app/backup/archive/pieces'
import { restorePart } from '#app/backup/archive/restore_part'
import { checkArchives } from '#app/backup/checks/check_archives'
import { connect } from '#app/backup/database/connect'
import { openStore } from '#app/backup/store/open_store'
import { boundAt } from '#app/core/parts/bounds'
import { dropParts } from '#app/core/parts/drop_parts'
import { keepParts } from '#app/core/parts/keep_parts'
import { sql } from '#app/core/database/sql'
import { examineDatabase } from '#app/operator/doctor/database'
import { createMerchant } from '#tests/support/merchant'

const EVENTS = archivedTable('security_events')
const [MAY, JUNE] = [DateTime.utc(2003, 5), DateTime.utc(2003, 6)]
const silent = () => {}

const client = () => db.connection()

const eventsOf = (userId: number) =>
  sql<{ id: number; part: string }>(
    client(),
    `select *, tableoid::regclass::text as part from security_events where user_id = ? order by id`,
    [userId]
  )

async function addEvent(userId: number, at: DateTime, number: number): Promise<void> {
  await sql(
    client(),
    `insert into security_events (id, user_id, kind, ip_address, details) values (?, ?, 'signed_in', ?, '{"device": "a \\"b\\"\\n"}')`,
    [Number(boundAt(EVENTS, at)) + number, userId, null]
  )
}

test.group('Archives', (group) => {
  let place: string
  group.each.setup(async () => {
    place = await mkdtemp(join(tmpdir(), 'vitrine-archive-'))
    await keepParts()
    return async () => {
      await rm(place, { recursive: true })
      await dropParts('security_events', DateTime.utc(2004))
    }
  })

  /** A merchant with two events in May and one in June of 2003, and one of now. */
  async function merchantOfMay() {
    const { id } = await createMerchant()
    await addEvent(id, MAY, 900_001)
    await addEvent(id, MAY, 900_002)
    await addEvent(id, JUNE, 900_003)
    await sql(client(), `insert into security_events (user_id, kind) values (?, 'signed_in')`, [id])
    await keepParts()
    return id
  }

  test('take whole months out of a table, and bring them back as they were', async ({ assert }) => {
    const id = await merchantOfMay()
    const before = await eventsOf(id)
    const disk = await openStore(place, 'write')
    const [piece, ...others] = await archiveParts(disk, EVENTS, JUNE, silent)
    assert.isEmpty(others)
    assert.include(piece, { table: 'security_events', month: '2003-05', rows: 2 })
    assert.deepEqual(await eventsOf(id), before.slice(2))
    assert.isEmpty(await archiveParts(disk, EVENTS, JUNE, silent))

    assert.deepEqual(await restorePart(disk, EVENTS, MAY, silent), { rows: 2, gone: 0 })
    assert.deepEqual(await eventsOf(id), before)
    await assert.rejects(() => restorePart(disk, EVENTS, MAY, silent), /2003_05 is there already/)
    await assert.rejects(
      () => restorePart(disk, EVENTS, JUNE, silent),
      '2003-06 of security_events is not archived there; these months are: 2003-05.'
    )
  })

  test('lose nothing that came late, and do not bring back what has gone since', async ({
    assert,
  }) => {
    const [id, other] = [await merchantOfMay(), (await createMerchant()).id]
    await addEvent(other, MAY, 900_004)
    const disk = await openStore(place, 'write')
    await archiveParts(disk, EVENTS, JUNE, silent)
    await addEvent(id, MAY, 900_005)
    await keepParts()
    await archiveParts(disk, EVENTS, JUNE, silent)
    assert.lengthOf(await listPieces(disk, 'security_events', '2003-05'), 2)
    await sql(client(), 'delete from users where id = ?', [other])
    assert.deepEqual(await restorePart(disk, EVENTS, MAY, silent), { rows: 3, gone: 1 })
    assert.lengthOf(await eventsOf(id), 5)
  })

  test('are compared with their sums before anything is brought back', async ({ assert }) => {
    const id = await merchantOfMay()
    const disk = await openStore(place, 'write')
    await archiveParts(disk, EVENTS, JUNE, silent)
    const [folder] = await listPieces(disk, 'security_events', '2003-05')
    assert.sameMembers(await readdir(join(place, folder!)), ['manifest.json', 'rows.copy.gz'])
    const path = join(place, folder!, 'rows.copy.gz')
    const content = await readFile(path)
    content[content.length - 1]! ^= 1
    await writeFile(path, content)
    await assert.rejects(() => restorePart(disk, EVENTS, MAY, silent), /is not what was written/)
    assert.lengthOf(await eventsOf(id), 2)
    content[content.length - 1]! ^= 1
    await writeFile(path, content)
    await restorePart(disk, EVENTS, MAY, silent)
    assert.lengthOf(await eventsOf(id), 4)
  })

  test('drop nothing once others may archive as well', async ({ assert }) => {
    const id = await merchantOfMay()
    const disk = await openStore(place, 'write')
    const cut = async (sentence: string) => {
      if (!sentence.startsWith('Verifying')) return
      await sql(
        client(),
        `select pg_terminate_backend(pid, 10000) from pg_locks
         where locktype = 'advisory' and objid = ? and database = (select oid from pg_database where datname = current_database())`,
        [ARCHIVING]
      )
    }
    await assert.rejects(() => archiveParts(disk, EVENTS, JUNE, cut), /connection .* was lost/)
    assert.lengthOf(await sql(client(), 'select 1 from security_events_2003_05'), 2)
    assert.lengthOf(await archiveParts(disk, EVENTS, JUNE, silent), 1)
    assert.deepEqual(await restorePart(disk, EVENTS, MAY, silent), { rows: 2, gone: 0 })
    assert.lengthOf(await eventsOf(id), 4)
  })

  test('that were killed after a month was detached are told of, and taken up by the next whatever it is for', async ({
    assert,
  }) => {
    const id = await merchantOfMay()
    const before = await eventsOf(id)
    const disk = await openStore(place, 'write')
    assert.isEmpty(await checkArchives())
    const seen: string[] = []
    const kill = async (sentence: string) => {
      if (!sentence.startsWith('Writing')) return
      // While somebody is at it there is nothing to tell.
      seen.push(...(await checkArchives()).map(({ problem }) => problem))
      throw new Error('killed')
    }
    await assert.rejects(() => archiveParts(disk, EVENTS, JUNE, kill), 'killed')
    assert.isEmpty(seen)
    const [fault, ...others] = await checkArchives()
    assert.isEmpty(others)
    assert.match(fault!.problem, /^2003-05 of security_events is detached and not archived/)
    assert.include(fault!.fix, 'node ace.js archive security_events --before=2003-06')
    const found = (await examineDatabase()).find(({ about }) => about === 'archives')
    assert.include(found, { state: 'wrong', text: `${fault!.problem} ${fault!.fix}` })

    const [piece] = await archiveParts(disk, EVENTS, DateTime.utc(2001), silent)
    assert.include(piece, { month: '2003-05', rows: 2 })
    assert.isEmpty(await checkArchives())
    await restorePart(disk, EVENTS, MAY, silent)
    assert.deepEqual(await eventsOf(id), before)
  })

  test('leave out rows of accounts that go while a month is brought back', async ({
    assert,
    cleanup,
  }) => {
    const [id, other] = [await merchantOfMay(), (await createMerchant()).id]
    await addEvent(other, MAY, 900_006)
    const part = 'security_events_2003_05'
    await archiveParts(await openStore(place, 'write'), EVENTS, JUNE, silent)
    const loader = await connect()
    cleanup(() => loader.end())
    const query = loader.query.bind(loader)
    await query(
      `begin; create table ${part} (like security_events including all);
       insert into ${part} (id, user_id, kind, created_at)
         select ${Number(boundAt(EVENTS, MAY))} + u, u, 'signed_in', now() from unnest(array[${id}, ${other}]) u`
    )
    let isFirst = true
    Object.assign(loader, {
      async query(text: string, ...rest: unknown[]) {
        if (isFirst && text.startsWith('alter table')) {
          isFirst = false
          await sql(client(), 'delete from users where id = ?', [other])
        }
        return query(text, ...(rest as []))
      },
    })
    const bounds = [MAY, JUNE].map((at) => boundAt(EVENTS, at))
    const gone = await attachPart(loader, EVENTS.name, part, bounds)
    await query('commit')
    assert.equal(gone, 1)
    assert.lengthOf(await eventsOf(id), 3)
  })

  test('are on the disk, with the folders that name them, before rows are dropped', async ({
    assert,
    cleanup,
  }) => {
    await merchantOfMay()
    const disk = await openStore(place, 'write')
    const probe = await open(place)
    const files = Object.getPrototypeOf(probe) as FileHandle
    await probe.close()
    const { sync } = files
    const synced: string[] = []
    files.sync = async function (this: FileHandle) {
      synced.push((await readlink(`/proc/self/fd/${this.fd}`)).slice(place.length + 1))
      return sync.call(this)
    }
    cleanup(() => void (files.sync = sync))
    let before: string[] = []
    await archiveParts(disk, EVENTS, JUNE, (sentence) => {
      if (sentence.startsWith('Dropping')) before = [...synced]
    })
    const [folder] = await listPieces(disk, 'security_events', '2003-05')
    assert.includeMembers(before, [
      `${folder}/rows.copy.gz`,
      `${folder}/manifest.json`,
      folder!,
      '',
    ])
  }).skip(process.platform !== 'linux', 'names of open files are read as Linux has them')

  test('are made of tables by month alone, and of months', ({ assert }) => {
    assert.throws(
      () => archivedTable('users'),
      'What lies in parts by month can be archived: webhook_attempts, security_events, operator_acts.'
    )
    assert.throws(() => monthIn('2003-13'), /YYYY-MM/)
    assert.throws(() => monthIn(undefined), /YYYY-MM/)
  })
})
