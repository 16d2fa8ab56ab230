import type User from '#app/accounts/models/user'
import { createMerchant, PASSWORD } from './merchant.js'
import { Visitor } from './visitor.js'

/** A signed-in client of a merchant, new if none is given. */
export async function signIn(user?: User): Promise<Visitor & { user: User }> {
  const merchant = user ?? (await createMerchant())
  const visitor = new Visitor()
  const response = await visitor.post('/login', { email: merchant.email, password: PASSWORD })
  if (response.status !== 200) throw new Error(`Sign-in answered ${response.status}`)
  return Object.assign(visitor, { user: merchant })
}
