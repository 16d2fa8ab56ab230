import type pg from 'pg'
import { hashToken, newPlainToken } from '#app/api/tokens/plain_token'
import { DEMO_MERCHANT } from '#config/demo'
import { Visitor } from '#tests/support/visitor'

/** One whose pages are measured, signed in. */
export interface Merchant {
  /** Opens a page as a visit of the app does, or calls, and reads the answer to its end; answers its status. */
  open(path: string): Promise<number>
}

/**
 * Signs somebody in. Who has been an operator in an installation that was kept is asked for no code.
 * @throws Error where that did not succeed
 */
export async function signInByPassword(
  url: string,
  database: pg.Client,
  email: string
): Promise<Visitor> {
  await database.query('update users set two_factor_confirmed_at = null where email = $1', [email])
  const visitor = new Visitor(url)
  const { status } = await visitor.post('/login', { email, password: DEMO_MERCHANT.password })
  if (status !== 200) throw new Error(`The sign-in of ${email} was answered with ${status}`)
  return visitor
}

/** @param name of its population */
export async function signInMerchant(
  url: string,
  database: pg.Client,
  name: string
): Promise<Merchant> {
  const email = `${name}@example.com`
  const visitor = await signInByPassword(url, database, email)
  const { rows } = await database.query(
    `select u.id, (select max(id) from products where user_id = u.id and status = 'ready') as product,
       (select id from generations where user_id = u.id order by created_at desc limit 1) as work
     from users u where u.email = $1`,
    [email]
  )
  const { id, product, work } = rows[0]
  const plain = newPlainToken()
  await database.query(
    `insert into access_tokens (user_id, name, hash, abilities) values ($1, 'benchmark', $2, '["*"]')`,
    [id, hashToken(plain)]
  )
  return {
    async open(pattern) {
      const path = pattern.replace('PRODUCT', product).replace('WORK', work)
      if (!path.startsWith('/api/')) return (await visitor.visit(path)).status
      const answer = path.startsWith('/api/v1/')
        ? await fetch(url + path, { headers: { authorization: `Bearer ${plain}` } })
        : await visitor.get(path)
      await answer.arrayBuffer()
      return answer.status
    },
  }
}
