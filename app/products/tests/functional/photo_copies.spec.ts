import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { storageUsed } from '#app/media/store/storage_used'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { paintMask } from '#tests/support/mask'
import { photoDataUrl } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'
import { removeOldPhotoCopies } from '../../actions/remove_old_photo_copies.js'

const URL = '/api/identify-images'

async function send(visitor: Visitor, image: string, name = 'mug.jpg'): Promise<string> {
  const body = { images: [image], image_names: [name] }
  const response = await visitor.post(`${URL}/copies`, body)
  return (await response.json()).id
}

const keptBy = (userId: number) =>
  sql<{ id: string }>(
    db.connection(),
    `select c.media_id as id from photo_copies c join media m on m.id = c.media_id and m.owner_id = c.user_id where c.user_id = ?`,
    [userId]
  )

test.group('Copies of photos that come one by one', () => {
  test('are identified together, in the order that is said, as often as somebody asks', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const ids = [
      await send(visitor, await photoDataUrl(1)),
      await send(visitor, await photoDataUrl(2)),
    ]
    for (const copies of [ids, ids.toReversed(), ids]) {
      const response = await visitor.post(URL, { copies })
      assert.equal(response.status, 200)
      assert.lengthOf((await response.json()).all_identifications, 2)
    }
    const asked = await sql<{ photos: { mediaId: string; originalName: string }[] }>(
      db.connection(),
      `select params->'photos' as photos from generations where user_id = ? and kind = 'identify' order by created_at`,
      [visitor.user.id]
    )
    assert.deepEqual(
      asked.map(({ photos }) => photos.map(({ mediaId }) => mediaId)),
      [ids, ids.toReversed(), ids]
    )
    assert.equal(asked[0]!.photos[0]!.originalName, 'mug.jpg')
  })

  test('are kept once, also where one arrives twice at once', async ({ assert }) => {
    const visitor = await signIn()
    const image = await photoDataUrl(3)
    const ids = await Promise.all([1, 2, 3].map(() => send(visitor, image)))
    assert.equal(new Set(ids).size, 1)
    assert.lengthOf(await keptBy(visitor.user.id), 1)
    assert.notEqual(await send(visitor, image, 'other.jpg'), ids[0])
  })

  test('take masks by their places, which have to have their shape', async ({ assert }) => {
    const visitor = await signIn()
    const copies = [await send(visitor, await photoDataUrl(4))]
    const mask = async (width: number, height: number) =>
      `data:image/png;base64,${(await paintMask(width, height)).toString('base64')}`
    const ask = async (width: number, height: number) =>
      visitor.post(URL, { copies, masks: [await mask(width, height)], mask_photos: [0] })
    assert.equal((await ask(640, 480)).status, 200)
    assert.equal((await ask(480, 640)).status, 422)
  })

  test('are nobody else’s, and gone after two hours', async ({ assert }) => {
    const visitor = await signIn()
    const copies = [await send(visitor, await photoDataUrl(5))]
    const stranger = await signIn()
    assert.equal((await stranger.post(URL, { copies })).status, 404)
    await sql(
      db.connection(),
      `update photo_copies set created_at = now() - interval '119 minutes' where user_id = ?`,
      [visitor.user.id]
    )
    await removeOldPhotoCopies()
    assert.equal((await visitor.post(URL, { copies })).status, 200)
    const [kept] = await sql<{ isNew: boolean }>(
      db.connection(),
      `select created_at > now() - interval '1 minute' as "isNew" from photo_copies where user_id = ?`,
      [visitor.user.id]
    )
    assert.isTrue(kept!.isNew, 'whoever looks at them has two hours more')
    await sql(
      db.connection(),
      `update photo_copies set created_at = now() - interval '121 minutes' where user_id = ?`,
      [visitor.user.id]
    )
    await removeOldPhotoCopies()
    assert.isEmpty(await keptBy(visitor.user.id))
    assert.isEmpty(await sql(db.connection(), 'select 1 from media where id = ?', copies))
    assert.equal((await visitor.post(URL, { copies })).status, 404)
  })

  test('count for nothing that an account keeps, so that there is room for the photos themselves', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const used = () => storageUsed(db.connection(), visitor.user.id)
    const before = await used()
    await send(visitor, await photoDataUrl(8))
    assert.equal(await used(), before)
  })

  test('are whole or not there where a process dies while one is kept or removed', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id: userId } = visitor.user
    const image = await photoDataUrl(9)
    const filesOf = () => db.from('media').where('owner_id', userId)
    await cutAtWrite('media', 'insert into media', () => send(visitor, image))
    assert.isEmpty(await keptBy(userId))
    assert.isEmpty(await filesOf())
    const id = await send(visitor, image)
    assert.isString(id)
    await sql(
      db.connection(),
      `update photo_copies set created_at = now() - interval '3 hours' where user_id = ?`,
      [userId]
    )
    const failure = await cutAtWrite('media', 'delete from media', removeOldPhotoCopies)
    assert.instanceOf(failure, Error)
    assert.deepEqual(await keptBy(userId), [{ id }])
    assert.equal((await visitor.get(`/media/${id}`)).status, 200)
    await removeOldPhotoCopies()
    assert.isEmpty(await keptBy(userId))
    assert.isEmpty(await filesOf())
  })

  test('are refused where they are no copies', async ({ assert }) => {
    const visitor = await signIn()
    const fieldOf = async (path: string, body: object) =>
      Object.keys((await (await visitor.post(path, body)).json()).errors ?? {})[0]
    assert.equal(
      await fieldOf(`${URL}/copies`, { images: ['data:image/png;base64,AAAA'] }),
      'images'
    )
    const two = [await photoDataUrl(6), await photoDataUrl(7)]
    assert.equal(await fieldOf(`${URL}/copies`, { images: two }), 'images')
    assert.equal(await fieldOf(URL, { copies: [] }), 'copies')
    assert.equal(await fieldOf(URL, { copies: ['x'] }), 'copies.0')
  })
})
