import { randomUUID } from 'node:crypto'
import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { startBatch, untilBatch } from '../batch.js'
import { createSubscriber } from '../merchant.js'
import { emptyAddresses } from '../picture_addresses.js'
import { photosForm, trainProduct } from '../product.js'
import { ApiClient } from '../public_api.js'
import { makeToken } from '../api_tokens.js'
import { HALF_FAILS, PLAYS } from '../quick_engine.js'
import { signIn } from '../sign_in.js'
import { until } from '../until.js'
import { createWidePicture } from '../wide_picture.js'
import { settled } from './traces.js'

const NO_PICTURE = 'https://pictures.test/gone.jpg'

/** A merchant with all that orders are about. */
export type Merchandise = Awaited<ReturnType<typeof merchandise>>

/** Makes a merchant who has everything, and credits enough to order it again. */
export async function merchandise() {
  const visitor = await signIn(await createSubscriber({ image: 100, video: 20, model: 10 }))
  const { plain } = await makeToken(visitor)
  const api = new ApiClient(plain)
  const product = await trainProduct(visitor)
  const { photos } = await (await api.get(`/products/${product}`)).json()
  const picture = await pictureOf(api, product)
  const half = { prompt: `on wood ${HALF_FAILS}`, num_images: 2 }
  const { generation_id: failed } = await (
    await api.post(`/products/${product}/images`, half)
  ).json()
  const moving = { prompt: PLAYS, asset_id: picture.asset }
  await (await api.post(`/products/${product}/videos`, moving)).json()
  const batches = { failed: await failedBatch(visitor, product), paused: 0 }
  batches.paused = await pausedBatch(visitor, product)
  return {
    visitor,
    api,
    product,
    photos: photos as { id: number; asset_id: string }[],
    draft: await draftOf(visitor),
    picture,
    film: await newest('videos', visitor.user.id),
    failed: failed as string,
    batches,
    wide: await createWidePicture(visitor.user.id),
    lost: await lostImport(visitor),
  }
}

type Client = Awaited<ReturnType<typeof signIn>>

async function pictureOf(api: ApiClient, product: number) {
  const answer = await api.post(`/products/${product}/images`, { prompt: 'on sand' })
  const { images, generation_id: generation } = await answer.json()
  const { id } = firstOf(
    await sql<{ id: number }>(
      db.connection(),
      'select id from generated_images where generation_id = ?',
      [generation]
    )
  )
  const asset = images[0].id as string
  return { id, asset, path: `/media/${asset}` }
}

async function draftOf(visitor: Client): Promise<number> {
  const form = await photosForm(5, { name: 'Lamp' })
  return (await (await visitor.call('POST', '/products', { form })).json()).id
}

async function failedBatch(visitor: Client, product: number): Promise<number> {
  const order = { product_ids: [product], prompts: [`on wood ${HALF_FAILS}`], amount: 2 }
  const id = await startBatch(visitor, order)
  await untilBatch(visitor, id, 'finished')
  return id
}

/** One of which nothing has begun. A worker would begin with it before it could be paused. */
async function pausedBatch(visitor: Client, product: number): Promise<number> {
  const id = await startBatch(visitor, { product_ids: [product], prompts: ['on ice'], amount: 3 })
  await untilBatch(visitor, id, 'finished')
  await settled()
  const paused = `update batches set state = 'paused', pause_reason = 'owner', finished_at = null, item_counts = null where id = ?`
  await sql(db.connection(), paused, [id])
  await sql(db.connection(), 'update batch_items set wanted = 3 where batch_id = ?', [id])
  return id
}

async function lostImport(visitor: Client): Promise<number> {
  emptyAddresses.add(NO_PICTURE)
  const order = { key: randomUUID(), list: `name,photos\nGone,${NO_PICTURE}` }
  const { id } = await (await visitor.post('/products/import', order)).json()
  await until(
    async () => (await visitor.visit(`/products/imports/${id}`)).props.import.waiting === 0
  )
  emptyAddresses.clear()
  return id
}

async function newest(table: 'videos', userId: number): Promise<number> {
  const statement = `select id from ${table} where user_id = ? order by id desc limit 1`
  return firstOf(await sql<{ id: number }>(db.connection(), statement, [userId])).id
}
