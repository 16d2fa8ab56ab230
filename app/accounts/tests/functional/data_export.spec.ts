import app from '@adonisjs/core/services/app'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { strFromU8, unzipSync } from 'fflate'
import { removeOldDataExports } from '#app/closure/actions/remove_old_data_exports'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { NOT_EXPORTED } from '#app/closure/data_export/not_exported'
import { EXPORT_SECTIONS } from '#app/closure/data_export/sections'
import { exportData } from '#app/closure/jobs/export_data'
import Media from '#app/media/models/media'
import { firstOf } from '#app/core/elements'
import { DATA_EXPORTS_QUEUE } from '#app/closure/queues'
import { sql } from '#app/core/database/sql'
import { arrivedMail } from '#tests/support/mails'
import { isGone } from '#tests/support/gone'
import { createMerchant } from '#tests/support/merchant'
import { photosForm } from '#tests/support/product'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { Visitor } from '#tests/support/visitor'

const URL = '/user/data-exports'

async function addProduct(visitor: Visitor, name: string): Promise<void> {
  const form = await photosForm(2, { name, description: `Words about ${name}` })
  await visitor.call('POST', '/products', { form })
}

/** Asks for a copy, waits for it and answers its id. */
async function makeCopy(visitor: Visitor): Promise<string> {
  const asked = await visitor.post(URL)
  const { id } = await asked.json()
  await untilState(visitor, 'ready')
  return id
}

/** Waits until the page shows this state. */
async function untilState(visitor: Visitor, state: 'ready' | 'failed'): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const { props } = await visitor.visit('/user/profile')
    if (props.data_export.state === state) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(`The copy does not become ${state}`)
}

async function download(visitor: Visitor, id: string): Promise<Record<string, Uint8Array>> {
  const response = await visitor.get(`${URL}/${id}`)
  if (response.status !== 200) throw new Error(`Download answered ${response.status}`)
  return unzipSync(new Uint8Array(await response.arrayBuffer()))
}

async function waitingExport(userId: number): Promise<string> {
  const { id } = firstOf(
    await sql<{ id: string }>(
      db.connection(),
      'insert into data_exports (user_id) values (?) returning id',
      [userId]
    )
  )
  return id
}

async function attempt(
  exportId: string,
  { mayRetry = true, stopping = new AbortController().signal } = {}
): Promise<void> {
  const queue = await app.container.make('queue')
  await exportData({ exportId, mayRetry, queue, stopping })
}

test.group('A copy of one’s data', () => {
  test('holds all that is the user’s and nothing of others, and no secret', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const other = await signInConfirmed()
    await addProduct(visitor, 'Teapot')
    await addProduct(other, 'Foreign vase')
    const archive = await download(visitor, await makeCopy(visitor))
    const read = (name: string) => JSON.parse(strFromU8(archive[`data/${name}.json`]!))

    assert.equal(read('account')[0].email, visitor.user.email)
    assert.deepEqual(
      read('products').map(({ name }: { name: string }) => name),
      ['Teapot']
    )
    assert.lengthOf(read('product_photos'), 2)
    assert.equal(read('teams_owned').length, 1)
    assert.isAbove(read('credits_received').length, 0)
    for (const { name } of EXPORT_SECTIONS) assert.isArray(read(name), name)

    const files = JSON.parse(strFromU8(archive['files.json']!))
    const media = await Media.findManyBy('ownerId', visitor.user.id)
    for (const { id, diskKey } of media.filter(({ mime }) => mime !== 'application/zip')) {
      const { name } = files.find((file: { id: string }) => file.id === id)
      assert.deepEqual(
        Buffer.from(archive[name]!),
        Buffer.from(await drive.use().getBytes(diskKey))
      )
    }

    const texts = Object.entries(archive)
      .filter(([name]) => /\.(json|txt)$/.test(name))
      .map(([, bytes]) => strFromU8(bytes))
      .join('\n')
    const foreign = await Media.findManyBy('ownerId', other.user.id)
    for (const secret of [
      'Foreign vase',
      other.user.email,
      ...foreign.map(({ id }) => id),
      '$argon2id$',
      '"password"',
      'two_factor_secret',
      'recovery',
      '"hash"',
    ]) {
      assert.notInclude(texts, secret)
    }
  })

  test('only its owner downloads it, while its time lasts', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const other = await signInConfirmed()
    const id = await makeCopy(visitor)
    const response = await visitor.get(`${URL}/${id}`)
    assert.equal(response.headers.get('content-type'), 'application/zip')
    assert.match(
      response.headers.get('content-disposition')!,
      /^attachment; filename="vitrine-data-/
    )
    assert.equal(response.headers.get('cache-control'), 'private, no-store')
    await response.arrayBuffer()
    assert.equal((await other.get(`${URL}/${id}`)).status, 404)
    assert.equal((await new Visitor().get(`${URL}/${id}`)).status, 401)
    assert.equal((await visitor.get(`${URL}/no-id`)).status, 404)

    const media = await Media.findByOrFail({ ownerId: visitor.user.id, mime: 'application/zip' })
    assert.equal((await visitor.get(`/media/${media.id}/w160.webp`)).status, 404)
    await sql(
      db.connection(),
      `update data_exports set expires_at = now() - interval '1 second' where id = ?`,
      [id]
    )
    assert.equal((await visitor.get(`${URL}/${id}`)).status, 404)
    assert.isNull((await visitor.visit('/user/profile')).props.data_export)
    await removeOldDataExports()
    assert.isNull(await Media.find(media.id))
    assert.isTrue(await isGone(media.diskKey))
  })

  test('a mail tells when it is ready; a new one takes the place of the old', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const first = await makeCopy(visitor)
    const { text } = await arrivedMail(visitor.user.email, /\/user\/profile#your-data/)
    assert.match(text, /48 hours/)
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.security_events[0].text, 'Copy of all data requested')
    const hours = (Date.parse(props.data_export.expires_at) - Date.now()) / 3_600_000
    assert.approximately(hours, 48, 0.1)

    const second = await makeCopy(visitor)
    assert.equal((await visitor.get(`${URL}/${first}`)).status, 404)
    const archive = await download(visitor, second)
    assert.notInclude(Object.keys(archive).join(), '.zip', 'copies hold no copies')
    const zips = await Media.query().where({ ownerId: visitor.user.id, mime: 'application/zip' })
    assert.lengthOf(zips, 1)
  })

  test('one at a time', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await waitingExport(visitor.user.id)
    const refused = await visitor.post(URL)
    assert.equal(refused.status, 409)
    const page = await visitor.post(
      URL,
      {},
      {
        headers: { 'accept': 'text/html', 'x-inertia': 'true', 'referer': '/user/profile' },
      }
    )
    assert.equal(page.status, 302)
    assert.equal((await visitor.visit('/user/profile')).props.data_export.state, 'queued')
  })

  test('a file that is lost does not keep the others back', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await addProduct(visitor, 'Teapot')
    const lost = firstOf(await Media.findManyBy('ownerId', visitor.user.id))
    await drive.use().delete(lost.diskKey)
    const archive = await download(visitor, await makeCopy(visitor))
    const files: { id: string; missing?: boolean }[] = JSON.parse(strFromU8(archive['files.json']!))
    const missing = files.filter((file) => file.missing).map(({ id }) => id)
    assert.deepEqual(missing, [lost.id])
    assert.lengthOf(
      Object.keys(archive).filter((name) => name.startsWith('files/')),
      files.length - 1
    )
  })

  test('a second attempt after a crash ends it, a third changes nothing', async ({ assert }) => {
    const user = await createMerchant()
    const id = await waitingExport(user.id)
    await sql(db.connection(), `update data_exports set state = 'running' where id = ?`, [id])
    await attempt(id)
    await attempt(id)
    const zips = await Media.query().where({ ownerId: user.id, mime: 'application/zip' })
    assert.lengthOf(zips, 1)
  })

  test('a copy of an account that is gone is kept nowhere', async ({ assert }) => {
    const user = await createMerchant()
    const id = await waitingExport(user.id)
    await deleteAccount({ userId: user.id, deleteTeams: false })
    await attempt(id)
    assert.lengthOf(await Media.findManyBy('ownerId', user.id), 0)
  })

  test('a worker that stops gives it back, and another one makes it', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await addProduct(visitor, 'Teapot')
    const id = await waitingExport(visitor.user.id)
    await attempt(id, { stopping: AbortSignal.abort() })
    assert.notEqual((await visitor.visit('/user/profile')).props.data_export.state, 'failed')
    await untilState(visitor, 'ready')
    await download(visitor, id)
  })

  test('one whose workers died as often as they may is given up', async () => {
    const visitor = await signInConfirmed()
    const id = await waitingExport(visitor.user.id)
    await sql(db.connection(), `update data_exports set state = 'running' where id = ?`, [id])
    const queue = await app.container.make('queue')
    const { deadLetter } = (await queue.getQueue(DATA_EXPORTS_QUEUE))!
    await queue.send(deadLetter!, { exportId: id })
    await untilState(visitor, 'failed')
    await makeCopy(visitor)
  })

  test('the time that it waited does not count as time that it took', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const id = await waitingExport(visitor.user.id)
    await sql(
      db.connection(),
      `update data_exports set state = 'running', created_at = now() - interval '4 hours',
         started_at = now() - interval '5 minutes' where id = ?`,
      [id]
    )
    await removeOldDataExports()
    assert.equal((await visitor.visit('/user/profile')).props.data_export.state, 'running')
  })

  test('one whose job was lost is given up and can be asked for again', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const id = await waitingExport(visitor.user.id)
    await sql(
      db.connection(),
      `update data_exports set created_at = now() - interval '4 hours' where id = ?`,
      [id]
    )
    await removeOldDataExports()
    assert.equal((await visitor.visit('/user/profile')).props.data_export.state, 'failed')
    await makeCopy(visitor)
  })

  test('every table about users is in it, or it is known why not', async ({ assert }) => {
    const rows = await sql<{ table: string }>(
      db.connection(),
      `select distinct conrelid::regclass::text as "table" from pg_constraint
       where contype = 'f' and confrelid = 'users'::regclass and conparentid = 0`
    )
    const known = [...EXPORT_SECTIONS.map(({ table }) => table), ...Object.keys(NOT_EXPORTED)]
    const forgotten = rows.map(({ table }) => table).filter((table) => !known.includes(table))
    assert.deepEqual(forgotten, [])
  })
})
