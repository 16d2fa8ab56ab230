import { performance } from 'node:perf_hooks'
import type { Bench } from './bench_instance.js'
import { figure, heading, quantile } from './report.js'

const RESULTS = 100_000
const PAGES = 200
const GOAL_MS = 50

/** Words of the prompts; each picture has three of them. */
const WORDS =
  `marble wood linen sand slate concrete window kitchen bathroom beach garden studio podium morning evening golden
  soft bright moody cool`.split(/\s+/)

/** How long a page of results takes in a product of a hundred thousand of them. */
export async function benchResults({ visitor, database, productId }: Bench): Promise<void> {
  heading(`Results of a product with ${RESULTS} of them, one page`)
  const ids = await addResults({ database, productId })
  const path = `/api/products/${productId}/images`
  const anywhere = () => `before=${ids.first + Math.floor(Math.random() * RESULTS)}`
  const word = () => WORDS[Math.floor(Math.random() * WORDS.length)]
  const queries: [string, () => string][] = [
    ['the first page', () => ''],
    ['a page anywhere', () => anywhere()],
    ['with a word of many', () => `search=${word()}&${anywhere()}`],
    ['with a word of few', () => 'search=astronaut'],
    ['with a star', () => `favorites=1&${anywhere()}`],
  ]
  for (const [name, query] of queries) {
    const times: number[] = []
    for (let n = 0; n < PAGES; n++) {
      const start = performance.now()
      const answer = await visitor.get(`${path}?${query()}`)
      await answer.arrayBuffer()
      times.push(performance.now() - start)
      if (!answer.ok) throw new Error(`A page was answered with ${answer.status}`)
    }
    const slow = quantile(times, 0.95)
    figure(`${name}, p95 ms`, slow.toFixed(1), `<= ${GOAL_MS}`, slow <= GOAL_MS)
  }
}

/** Copies of the product's first result with prompts of their own; a few have a rare word or a star. */
async function addResults({ database, productId }: Pick<Bench, 'database' | 'productId'>) {
  const { rows } = await database.query(
    `with first as (select * from generated_images where product_id = $1 order by id limit 1),
       added as (
         insert into generated_images
           (generation_id, product_id, user_id, media_id, position, prompt, original_prompt, width, height, seed, is_favorite)
         select generation_id, product_id, user_id, media_id, 10000 + n, prompts.text, prompts.text, width, height, seed,
           n % 500 = 0
         from first, generate_series(1, ${RESULTS}) as n,
           lateral (select concat_ws(' ', ($2::text[])[1 + n % 20], ($2::text[])[1 + n / 20 % 20], ($2::text[])[1 + n / 400 % 20],
             case when n % 20000 = 0 then 'astronaut' end) as text) as prompts
         returning id)
     select min(id) as first from added`,
    [productId, WORDS]
  )
  await database.query('analyze generated_images')
  return { first: Number(rows[0].first) }
}
