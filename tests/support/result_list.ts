import type { Page } from 'playwright'
import type { Instance } from './instance.js'
import { query } from './query.js'
import { until } from './until.js'

const SETTLED_MS = 400

/** For a page whose processor is slowed down, on a machine that has other things to do. */
const SETTLING_PATIENCE_MS = 120_000

/** The card of a result that `addResults` added. */
export const cardOf = (page: Page, number: number) =>
  page.locator('[data-result]', { hasText: new RegExp(`result-${number}(?!\\d)`) })

/** Pixels between the top of the screen and a card. */
export const topOf = (page: Page, number: number) =>
  cardOf(page, number).evaluate((card) => card.getBoundingClientRect().top)

/** The same once nothing moves any more. */
export async function settledTopOf(page: Page, number: number): Promise<number> {
  const tops: number[] = []
  await until(async () => {
    await page.waitForTimeout(SETTLED_MS)
    tops.push(await topOf(page, number))
    return tops.at(-1) === tops.at(-2)
  }, SETTLING_PATIENCE_MS)
  return tops.at(-1)!
}

/** Scrolls down or up until a result is in the middle of the screen. */
export async function scrollTo(page: Page, number: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const cards = [...document.querySelectorAll<HTMLElement>('[data-result]')]
    const numbers = cards.map((card) => Number(/result-(\d+)/.exec(card.textContent)?.[1]))
    const card = cards[numbers.indexOf(wanted)]
    if (card) card.scrollIntoView({ block: 'center' })
    else scrollBy(0, Math.max(...numbers.filter(Number.isFinite)) > wanted ? 1200 : -1200)
    return card !== undefined
  }, number)
}

/** Copies a product's first result, named `result-1 on sand` and so on: what follows in a card may begin with a figure. */
export async function addResults(
  instance: Instance,
  productId: number,
  count: number,
  after = 0
): Promise<void> {
  await query(
    instance,
    `insert into generated_images (generation_id, product_id, user_id, media_id, position, prompt, original_prompt,
       width, height, seed, scene, source_photo_id)
     select generation_id, product_id, user_id, media_id, 1000 + n, 'result-' || n || ' on sand', 'result-' || n,
       width, height, seed, scene, source_photo_id
     from (select * from generated_images where product_id = $3 order by id limit 1) first,
       generate_series($1::int, $2::int) as n order by n`,
    [after + 1, after + count, productId]
  )
}
