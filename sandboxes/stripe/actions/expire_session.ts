import type { CheckoutSession } from '../objects/types.js'
import { SandboxError } from '../sandbox_error.js'
import type { SandboxWork } from '../sandbox_work.js'

/**
 * Ends a visit to the payment page that has not been paid.
 * @param session held by the work
 * @throws SandboxError when it is not open any more
 */
export async function expireSession(work: SandboxWork, session: CheckoutSession): Promise<void> {
  if (session.status !== 'open') {
    throw new SandboxError(
      `Only open Checkout Sessions can be expired. This one is ${session.status}.`
    )
  }
  await work.change<CheckoutSession>(
    session,
    { status: 'expired', url: null },
    'checkout.session.expired'
  )
}
