import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { DEMO_MERCHANT } from '#config/demo'
import { type Instance, startInstance } from '#tests/support/instance'
import { Visitor } from '#tests/support/visitor'

export interface Bench {
  instance: Instance
  visitor: Visitor
  database: pg.Client
  /** The demo merchant's first product. */
  productId: number
  /** With which the instance signs. */
  appKey: string
}

const RESULTS = 200

/** A whole instance with the demo merchant signed in, who has credits enough, and a product of 200 results. */
export async function openBench(preload: string[] = []): Promise<Bench> {
  const bench = await openInstance({}, preload)
  const { database, productId } = bench
  await addResults(database, productId)
  await database.query(
    `update credit_grants set amount = 10000, remaining = 10000
     where user_id = (select user_id from products where id = $1) and source = 'subscription' and kind = 'image'`,
    [productId]
  )
  return bench
}

/** A whole instance, with settings of its own, with the demo merchant signed in. */
export async function openInstance(
  env: NodeJS.ProcessEnv = {},
  preload: string[] = []
): Promise<Bench> {
  const appKey = randomBytes(24).toString('hex')
  const instance = await startInstance({
    env: { LOG_LEVEL: 'warn', APP_KEY: appKey, ...env },
    preload,
  })
  const visitor = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  await visitor.post('/login', { email, password })
  const database = new pg.Client(instance.databaseUrl)
  await database.connect()
  const { rows } = await database.query(
    `select p.id from products p join users u on u.id = p.user_id
     where u.email = $1 order by p.id limit 1`,
    [email]
  )
  return { instance, visitor, database, productId: Number(rows[0].id), appKey }
}

export async function closeBench({ instance, database }: Bench): Promise<void> {
  await database.end()
  await instance.stop()
}

/** Copies of the first result, which cost nothing to make. */
async function addResults(database: pg.Client, productId: number): Promise<void> {
  await database.query(
    `insert into generated_images
       (generation_id, product_id, user_id, media_id, position, prompt, original_prompt, width, height, seed)
     select generation_id, product_id, user_id, media_id, 1000 + n, prompt, original_prompt, width, height, seed
     from generated_images, generate_series(1, ${RESULTS}) as n
     where id = (select min(id) from generated_images where product_id = $1)`,
    [productId]
  )
}
