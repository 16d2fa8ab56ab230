import type pg from 'pg'
import type { ImportProblem } from '#app/imports/import_problem'
import { DEMO_MERCHANT } from '../../config/demo.js'

/** Imports of the demo merchant: one that is under way, one of which rows failed, and one that is done. */
export const IMPORTS = { running: 910, failed: 911, done: 912 }

const PROBLEM: ImportProblem = {
  code: 'photos',
  place: 2,
  refusal: 'no_picture',
  address:
    'https://shop.example/photos/a-rather-long-path-of-a-shop/walnut-desk-lamp-side-view.jpg',
  others: 0,
}

/** Gives the demo merchant imports; nothing of them is fetched. */
export async function describeImports(client: pg.Client, productId: number): Promise<void> {
  const add = async (id: number, name: string, states: string[]) => {
    await client.query(
      `insert into imports (id, user_id, key, name) overriding system value
       select $1, id, gen_random_uuid(), $2 from users where email = $3`,
      [id, name, DEMO_MERCHANT.email]
    )
    await client.query(
      `insert into import_rows (import_id, line, sku, name, description, addresses, state, problem, product_id)
       select $1, s.line + 1, 'DL-' || s.line, 'Walnut desk lamp, model ' || s.line, '',
         array_fill('https://shop.example/a.jpg'::text, array[1 + s.line::int % 5]), s.state,
         case when s.state = 'failed' then $2::jsonb end, case when s.state = 'done' and s.line <> 2 then $3::bigint end
       from unnest($4::text[]) with ordinality as s (state, line)`,
      [id, JSON.stringify(PROBLEM), productId, states]
    )
  }
  await add(IMPORTS.done, 'spring-catalogue.csv', Array(5).fill('done'))
  await add(IMPORTS.failed, 'lamps.csv', ['done', 'done', 'failed', 'done', 'failed', 'failed'])
  await add(IMPORTS.running, 'Pasted list', [
    'done',
    'done',
    'done',
    'failed',
    ...Array(8).fill('waiting'),
  ])
}
