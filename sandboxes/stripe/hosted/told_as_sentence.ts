import { sandboxRefused } from '../errors.js'
import type { PaymentOutcome, ToldOutcome } from './payment_outcome.js'
import { refusalMessage } from '../refusals.js'
import { SandboxError } from '../sandbox_error.js'

/** Has a page's call answered with what became of a payment, or 409 with the sentence of what the sandbox refuses. */
export async function toldAsSentence(run: () => Promise<PaymentOutcome>): Promise<ToldOutcome> {
  try {
    const outcome = await run()
    return outcome.status === 'declined'
      ? { status: 'declined', message: refusalMessage({ code: outcome.reason }) }
      : outcome
  } catch (error) {
    if (!(error instanceof SandboxError) || !error.refusal) throw error
    throw sandboxRefused({ refusal: error.refusal })
  }
}
