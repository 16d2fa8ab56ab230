import { test } from '@japa/runner'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { requestShapes } from '#app/exports/actions/request_shapes'
import { exportFiles } from '#app/exports/export_files'
import { findExportPictures } from '#app/exports/queries/find_export_pictures'
import { findTarget } from '#app/exports/rules/markets'
import type { PreflightData } from '#app/exports/transformers/preflight_data'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { removeDeletedImages } from '#app/pictures/actions/remove_deleted_images'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'
import { createWidePicture } from '#tests/support/wide_picture'

const STORY = 'instagram.story'

async function merchantWithWidePicture() {
  const visitor = await signIn()
  const id = await createWidePicture(visitor.user.id)
  const slot = async () => {
    const answer = await visitor.post('/api/exports/preflight', { image_ids: [id] })
    const { images } = (await answer.json()) as PreflightData
    return images[0]!.slots.find(({ target }) => target === STORY)!
  }
  const order = async () => {
    const answer = await visitor.post('/api/exports/shapes', { image_ids: [id], targets: [STORY] })
    return { status: answer.status, ...(await answer.json()) }
  }
  const download = () => visitor.get(`/exports/download?images=${id}&targets=${STORY}`)
  return { visitor, id, slot, order, download }
}

function keysOf(imageId: number) {
  return sql<{ key: string; shape: boolean }>(
    db.connection(),
    `select m.disk_key as key, m.id <> g.media_id as shape from generated_images g
     join generations w on w.kind = 'shape' and w.params->>'mediaId' = g.media_id::text
     join media m on m.id::text in (g.media_id::text, w.result->>'mediaId', w.result->>'maskMediaId')
     where g.id = ?`,
    [imageId]
  )
}

test.group('A picture whose shape no market takes', () => {
  test('is given it by a worker, once and for nothing, and exported in it', async ({ assert }) => {
    const { id, slot, order, download } = await merchantWithWidePicture()
    const before = await slot()
    assert.equal(before.status, 'shapeable')
    assert.match(before.checks[0]!.remedy, /^It is given the shape 9:16 first/)
    const early = await download()
    assert.equal(early.status, 422)
    assert.match(
      (await early.json()).error,
      /the shape has to be 9:16\. Choose Export beside the picture/
    )

    assert.deepInclude(await order(), { status: 202, ordered: 1 })
    assert.deepInclude(await order(), { ordered: 0 })
    const after = await until(async () => {
      const now = await slot()
      return now.status === 'shaping' ? null : now
    })
    assert.equal(after.status, 'mendable')
    assert.deepInclude(after.checks[0], {
      rule: 'ratio',
      status: 'mend',
      remedy: 'Its ground was carried on.',
    })
    const file = await download()
    assert.equal(file.status, 200)
    const { width, height } = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    assert.closeTo(width / height, 9 / 16, 0.005)
    const [paid] = await sql(
      db.connection(),
      `select credit_cost::int as cost from generations where kind = 'shape' and user_id = (
         select user_id from generated_images where id = ?)`,
      [id]
    )
    assert.deepEqual(paid, { cost: 0 })

    const files = (await keysOf(id)).filter(({ shape }) => shape)
    assert.lengthOf(files, 2)
    await sql(
      db.connection(),
      `update generated_images set deleted_at = now() - interval '1 year' where id = ?`,
      [id]
    )
    await removeDeletedImages()
    for (const { key } of files) await until(async () => !(await drive.use().exists(key)))
  })

  test('is ordered once by orders that come at the same moment', async ({ assert }) => {
    const { id, visitor } = await merchantWithWidePicture()
    const pictures = await findExportPictures([id], visitor.user.id)
    const targets = [findTarget(STORY)!]
    // Each has read the picture before the other has ordered.
    const ordered = await Promise.all(
      [1, 2, 3].map(() => requestShapes(pictures, targets, visitor.user.id))
    )
    assert.equal(
      ordered.reduce((sum, count) => sum + count, 0),
      1
    )
    const { count } = firstOf(
      await sql<{ count: number }>(
        db.connection(),
        `select count(*)::int as count from generations where kind = 'shape' and user_id = ?`,
        [visitor.user.id]
      )
    )
    assert.equal(count, 1)
  })

  test('is named in a zip that does not wait for it, and lies in the next one', async ({
    assert,
  }) => {
    const { visitor, id, slot } = await merchantWithWidePicture()
    const { id: userId } = visitor.user
    const zip = async () => {
      const pictures = await findExportPictures([id], userId)
      const files = new Map<string, string>()
      const order = { pictures, targets: [findTarget(STORY)!], orderFor: userId }
      for await (const { name, data } of exportFiles(order)) files.set(name, String(data))
      return files
    }
    assert.match((await zip()).get('not-exported.txt')!, /download it again in a minute/)
    await until(async () => (await slot()).status === 'mendable')
    assert.sameMembers([...(await zip()).keys()], [`instagram-story/mug-${id}.png`])
  })

  test('says why where it cannot be given it, and belongs to its merchant alone', async ({
    assert,
  }) => {
    const { id, slot, order } = await merchantWithWidePicture()
    const other = await signIn()
    const foreign = await other.post('/api/exports/shapes', { image_ids: [id], targets: [STORY] })
    assert.equal(foreign.status, 404)
    await slot()
    const { key } = firstOf(
      await sql<{ key: string }>(
        db.connection(),
        'select disk_key as key from media where id = (select media_id from generated_images where id = ?)',
        [id]
      )
    )
    await drive.use().delete(key)
    await order()
    const after = await until(async () => {
      const now = await slot()
      return now.status === 'shaping' ? null : now
    })
    assert.equal(after.status, 'fails')
    assert.match(after.checks[0]!.remedy, /^It could not be given this shape\. ./)
    assert.equal(after.checks[0]!.shape, '9:16')
  })
})
