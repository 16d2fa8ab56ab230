import { confirmPassword } from './confirmed_session.js'
import type { Visitor } from './visitor.js'

/**
 * A merchant enters a key of their own at the provider.
 * @throws Error when it is refused
 */
export async function enterOwnKey(merchant: Visitor, key: string): Promise<void> {
  await confirmPassword(merchant)
  const answer = await merchant.call('PUT', '/user/provider-key', { json: { key } })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
}
