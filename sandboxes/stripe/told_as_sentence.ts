import { AppError } from '#app/core/errors/app_error'
import { spokenNow } from '#app/i18n/kept_sentences'
import type { PaymentOutcome } from './payment_outcome.js'
import { SANDBOX_REFUSALS } from './messages/en/refusals.js'
import { SandboxError } from './sandbox_error.js'

/** What the sandbox or a bank refuses, in the reader's language. */
export function sayRefusal(refusal: string): string {
  return spokenNow(refusal, SANDBOX_REFUSALS)
}

/** Has a page's call answered with what became of a payment, or 409 with the sentence of what the sandbox refuses. */
export async function toldAsSentence(run: () => Promise<PaymentOutcome>): Promise<PaymentOutcome> {
  try {
    const outcome = await run()
    return outcome.status === 'declined'
      ? { ...outcome, message: sayRefusal(outcome.message) }
      : outcome
  } catch (error) {
    if (!(error instanceof SandboxError)) throw error
    throw new AppError(409, 'sandbox_refused', sayRefusal(error.message))
  }
}
