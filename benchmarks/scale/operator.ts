import type pg from 'pg'
import { type Merchant, signInByPassword } from './merchant.js'

/** Pages of operators: each list, what it is searched by and filtered, and an account. `ACCOUNT` is the id of the one with the most work, `EMAIL` its address. */
export const OPERATOR_PATHS = [
  '/admin',
  '/admin/users',
  '/admin/users?q=user5',
  '/admin/users?q=ACCOUNT',
  '/admin/users/ACCOUNT',
  '/admin/work',
  '/admin/work?state=failed',
  '/admin/work?state=open',
  '/admin/work?q=EMAIL',
  '/admin/work?q=EMAIL&state=failed',
  '/admin/work?q=WORK',
  '/admin/work?q=PRODUCT',
  '/admin/payments',
  '/admin/payments?q=EMAIL',
  '/admin/affiliates',
  '/admin/payouts',
  '/admin/webhooks?state=all',
  '/admin/webhooks',
  '/admin/mails',
  '/admin/mails?state=failed',
  '/admin/mails?q=EMAIL',
  '/admin/queues',
  '/admin/errors',
  '/admin/announcements',
  '/admin/acts',
]

/** Somebody of a population who is made an operator, signed in. @param name of the population */
export async function signInOperator(
  url: string,
  database: pg.Client,
  name: string
): Promise<Merchant> {
  const email = `${name}@example.com`
  const visitor = await signInByPassword(url, database, email)
  await database.query(
    `with operator as (update users set two_factor_confirmed_at = now() where email = $1 returning id)
     insert into operators (user_id) select id from operator on conflict do nothing`,
    [email]
  )
  const { rows } = await database.query(
    `select u.id as account, u.email, (select max(id) from products where user_id = u.id) as product,
       (select id from generations where user_id = u.id order by created_at desc limit 1) as work
     from users u where u.email = 'large@example.com'`
  )
  const { account, email: address, product, work } = rows[0]
  return {
    async open(pattern) {
      const path = pattern
        .replace('ACCOUNT', account)
        .replace('EMAIL', address)
        .replace('PRODUCT', product)
        .replace('WORK', work)
      const { status: answered, component } = await visitor.visit(path)
      // Whoever is refused would be told so quickly.
      if (!component.startsWith('admin/') || component === 'admin/second_factor') return 403
      return answered
    },
  }
}
