import type pg from 'pg'

/** A sample that the merchant has tried, with an order of which pieces failed and one that failed as a whole. */
export const TRIED_SAMPLE = 11

/** Gives the demo merchant work that failed, a favourite, and something that was left out. */
export async function describeResults(client: pg.Client, productId: number): Promise<void> {
  const { rows } = await client.query<{ user_id: number }>(
    'select user_id from products where id = $1',
    [productId]
  )
  const add = (params: object, ended: object) =>
    client.query(
      `insert into generations
         (user_id, product_id, kind, engine, deadline_at, finished_at, params, state, result, error_code, error_params)
       select $1, $2, 'generate', 'local', now(), now() - interval '3 minutes', $3::jsonb, e.state, e.result, e.code, e.params
       from jsonb_to_record($4::jsonb) as e (state text, result jsonb, code text, params jsonb)`,
      [rows[0]!.user_id, TRIED_SAMPLE, JSON.stringify(params), JSON.stringify(ended)]
    )
  const failure = (category: string, sentence: string) => ({
    code: 'other',
    params: { category, sentence },
  })
  const busy = failure('busy', 'The picture could not be drawn: the machine was too busy.')
  await add(
    { prompts: Array(4).fill('on a walnut desk, warm evening light from a lamp, books behind') },
    {
      state: 'succeeded',
      result: {
        imageIds: [],
        ignoredWords: [],
        failures: [
          { index: 1, ...busy },
          { index: 3, ...busy },
        ],
      },
    }
  )
  await add(
    { prompts: ['with the logo of another brand'] },
    { state: 'failed', ...failure('rejected_content', 'This description is not allowed.') }
  )
  await client.query(
    `insert into generated_images (generation_id, product_id, user_id, media_id, position, prompt, original_prompt,
       width, height, seed, source_photo_id, delta_e, ssim, label_words, label_words_read)
     select o.generation_id, o.product_id, o.user_id, s.media_id, 100 + s.id, s.prompt, s.prompt, s.width, s.height,
       s.seed, o.source_photo_id, s.delta_e, s.ssim, s.label_words, s.label_words_read
     from generated_images s, (select * from generated_images where product_id = $1 order by id limit 1) o
     where s.product_id = 12 order by s.id limit 5`,
    [productId]
  )
  await client.query(
    `update generations set params = params || '{"negativePrompt": "plants, red"}'
     where id = (select generation_id from generated_images where product_id = $1 order by id desc limit 1)`,
    [productId]
  )
  await client.query(
    `update generated_images set is_favorite = true
     where id = (select id from generated_images where product_id = $1 order by id desc limit 1)`,
    [productId]
  )
}
