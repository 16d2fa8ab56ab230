import { DEMO_MERCHANT } from '#config/demo'
import type { Visitor } from './visitor.js'

/**
 * The demo merchant enters a key of their own at the provider.
 * @throws Error when it is refused
 */
export async function enterOwnKey(merchant: Visitor, key: string): Promise<void> {
  const { password } = DEMO_MERCHANT
  await merchant.post('/user/confirm-password', { password })
  const answer = await merchant.call('PUT', '/user/provider-key', { json: { key } })
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
}
