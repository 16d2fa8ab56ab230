import pg from 'pg'
import type { TrainedView } from '#app/engines/engine'
import { firstOf } from '#app/core/elements'
import { describeAffiliates } from './describe_affiliates.js'
import { describeBatches } from './describe_batches.js'
import { describeBilling } from './describe_billing.js'
import { describeImports } from './describe_imports.js'
import { describeOperators } from './describe_operators.js'
import { describePayouts } from './describe_payouts.js'
import { describeFilms } from './describe_films.js'
import { describeResults } from './describe_results.js'
import { describeTeams } from './describe_teams.js'
import { describeWebhooks } from './describe_webhooks.js'

/** The demo merchant's first product. */
const PRODUCT = 101

/**
 * Gives an instance's samples every kind of fact that pictures and photos can have, so that screens show them all: the
 * samples themselves are too good for most. Its merchant gets teams.
 */
export async function describeSamples(databaseUrl: string): Promise<void> {
  const client = new pg.Client(databaseUrl)
  await client.connect()
  try {
    await client.query(
      `update generated_images set ssim = 0.94, delta_e = (array[1.2, 3.4, 5.2, 8.1])[1 + position % 4],
         label_words = 5, label_words_read = 5 - position % 3,
         ignored_words = case when position = 1 then '{astronaut,riding}'::text[] else '{}' end`
    )
    const { rows } = await client.query<{ generation_id: string; views: TrainedView[] }>(
      'select generation_id, views from trainings where product_id = $1',
      [PRODUCT]
    )
    const { generation_id: training, views } = firstOf(rows)
    await client.query('update trainings set views = $1 where generation_id = $2', [
      JSON.stringify(views.map((view, index) => ({ ...view, ...factsOf(views, index) }))),
      training,
    ])
    await keepPictures(client)
    await keepCutOuts(client)
    await describeFilms(client, PRODUCT)
    await describeResults(client, PRODUCT)
    await describeTeams(client)
    await describeBatches(client, PRODUCT)
    await describeImports(client, PRODUCT)
    await describeBilling(client)
    await describePayouts(client)
    await describeWebhooks(client)
    await describeAffiliates(client)
    await describeOperators(client)
  } finally {
    await client.end()
  }
}

/** Gives the merchant pictures and a film of a product that is gone. */
async function keepPictures(client: pg.Client): Promise<void> {
  await client.query(
    `insert into generated_images (generation_id, user_id, media_id, position, prompt, original_prompt, width, height)
     select generation_id, user_id, media_id, position + 1000, prompt, original_prompt, width, height
     from generated_images where product_id = $1 order by id limit 2`,
    [PRODUCT]
  )
  await client.query(
    `insert into videos (generation_id, user_id, media_id, poster_media_id, prompt, duration_seconds, aspect_ratio)
     select generation_id, user_id, media_id, media_id, 'slow zoom in', 5, '1:1'
     from generated_images where product_id = $1 order by id limit 1`,
    [PRODUCT]
  )
}

/** What the product is cut out of its photos to: each page of backgrounds would have the engine look for it, for ten seconds. */
async function keepCutOuts(client: pg.Client): Promise<void> {
  await client.query(
    `insert into generations (user_id, product_id, kind, engine, state, params, result, finished_at, deadline_at)
     select p.user_id, p.id, 'cutout', 'local', 'succeeded',
       jsonb_build_object('photoMediaId', f.media_id, 'maskMediaId', f.mask_media_id),
       jsonb_build_object('mediaId', f.media_id, 'confidence', 0.95, 'advice', null), now(), now()
     from products p join product_photos f on f.product_id = p.id where p.id = $1`,
    [PRODUCT]
  )
}

/** One photo of each quality, one that shows the same as another, and things to do about the last two. */
function factsOf(views: TrainedView[], index: number): Partial<TrainedView> {
  const last = views.length - 1
  if (index === 1) return { quality: 0.6, duplicateOf: views[0]!.photoId }
  if (index === last - 1) {
    return {
      quality: 0.3,
      warnings: [{ code: 'dark' }],
    }
  }
  if (index === last) {
    return {
      quality: 0,
      warnings: [{ code: 'cut_off' }, { code: 'busy_background' }],
    }
  }
  return { quality: 0.9, warnings: [] }
}
