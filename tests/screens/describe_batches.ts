import type pg from 'pg'
import { DEMO_MERCHANT } from '../../config/demo.js'
import { GRACE } from './describe_teams.js'

/** Batches of the demo merchant: one that rests, and one that has ended with all that can happen to an item. */
export const BATCHES = { paused: 900, finished: 901 }

const SCENES = [
  { name: 'Wooden table', prompt: 'on a wooden table by a window, soft morning light' },
  { name: 'Marble', prompt: 'on white marble, plants behind' },
  { name: 'A name as long as a scene may have, on the beach at sunset', prompt: 'on a beach' },
  { name: 'Sand', prompt: 'on sand at noon' },
]
const ROWS = 40

/** Gives the demo merchant batches and recipes. */
export async function describeBatches(client: pg.Client, productId: number): Promise<void> {
  const { rows } = await client.query<{ id: number }>('select id from users where email = $1', [
    DEMO_MERCHANT.email,
  ])
  const user = rows[0]!.id
  await addRecipes(client, user)
  await addBatch(client, { id: BATCHES.finished, user, productId, state: 'finished', rows: ROWS })
  await addBatch(client, { id: BATCHES.paused, user, productId, state: 'paused', rows: 6 })
  await client.query(
    'update batch_items set wanted = 1 where batch_id = $1 and (place, shot) > (2, 1)',
    [BATCHES.paused]
  )
  await client.query(
    `update batch_items set problem = '{"code":"content_refused","params":{}}' where batch_id = $1 and place = 1 and shot = 3`,
    [BATCHES.finished]
  )
  await addWork(client, user)
}

async function addRecipes(client: pg.Client, user: number): Promise<void> {
  const content = { scenes: SCENES, shapes: ['square', 'portrait'], amount: 2, leaveOut: 'plants' }
  await client.query(
    `insert into recipes (user_id, name, content) values ($1, 'Spring catalogue', $2), ($1, 'One', $3)`,
    [
      user,
      JSON.stringify(content),
      JSON.stringify({
        scenes: SCENES.slice(0, 1),
        shapes: ['landscape'],
        amount: 1,
        leaveOut: '',
      }),
    ]
  )
}

interface DescribedBatch {
  id: number
  user: number
  productId: number
  state: 'paused' | 'finished'
  rows: number
}

async function addBatch(client: pg.Client, batch: DescribedBatch): Promise<void> {
  const { id, user, productId, state, rows } = batch
  const isPaused = state === 'paused'
  await client.query(
    `insert into batches (id, user_id, name, key, content, state, pause_reason, finished_at)
     values ($1, $2, $3, gen_random_uuid(), $4, $5, $6, $7)`,
    [
      ...[id, user, isPaused ? 'Autumn' : 'Spring catalogue'],
      JSON.stringify({ scenes: SCENES, shapes: ['square'], amount: 1, leaveOut: '' }),
      ...[state, isPaused ? 'credits' : null, isPaused ? null : new Date()],
    ]
  )
  await client.query(
    `insert into batch_products (batch_id, place, product_id, product_name)
     select $1, n, case when n = 3 then null else p.id end,
       case when n = 2 then 'A product whose name is as long as names of products can be in a shop' else p.name || ' ' || n end
     from products p, generate_series(0, $3::int - 1) as n where p.id = $2`,
    [id, productId, rows]
  )
  await client.query(
    `insert into batch_items (batch_id, place, shot, wanted)
     select $1, place, shot, 0 from generate_series(0, $2::int - 1) as place, generate_series(0, 3) as shot
     order by place, shot`,
    [id, rows]
  )
}

/** A product of somebody else, so that the work below shows nowhere but in its batches. */
const HIDDEN_PRODUCT = 990

/** Finished work for each item that is not waiting or failed, with a copy of a sample's picture. */
async function addWork(client: pg.Client, user: number): Promise<void> {
  await client.query(
    `insert into products (id, user_id, name, trigger_word) values ($1, $2, 'Mug', 'mug')`,
    [HIDDEN_PRODUCT, GRACE]
  )
  await client.query(
    `with pictures as (
       select media_id, width, height, prompt, row_number() over (order by id) - 1 as number
       from generated_images where product_id is not null order by id limit 6),
     works as (
       insert into generations (user_id, product_id, kind, engine, state, params, result, engine_ms, finished_at,
         deadline_at, batch_item_id, in_batch)
       select $1, $2, 'generate', 'local', 'succeeded', '{}', '{"imageIds": [0], "failures": []}', 4000, now(), now(), id, true
       from batch_items where wanted = 0 and problem is null returning id, batch_item_id)
     insert into generated_images (generation_id, product_id, user_id, media_id, position, prompt, original_prompt, width, height)
     select w.id, $2, $1, p.media_id, 0, p.prompt, p.prompt, p.width, p.height
     from works w join pictures p on p.number = w.batch_item_id % (select count(*) from pictures)`,
    [user, HIDDEN_PRODUCT]
  )
}
