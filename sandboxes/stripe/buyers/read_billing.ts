import type { Infer } from '@vinejs/vine/types'
import { FormError } from '#app/core/errors/form_error'
import { type BillingDetails, type NeededOfBuyer, problemsOf } from './billing_details.js'
import type { paySessionValidator } from '../hosted/page_validators.js'
import { SANDBOX_MESSAGES } from '../messages/en/common.js'

/**
 * What a buyer says of themselves on a page; null when they say nothing.
 * @param known what counts where they say nothing although it is needed
 * @throws FormError with what is missing or wrong, by field
 */
export function readBilling(
  { known, needed }: { known: BillingDetails; needed: NeededOfBuyer },
  billing: Infer<typeof paySessionValidator>['billing']
): BillingDetails | null {
  if (!billing && !needed.address && !needed.country) return null
  const details = { ...known }
  for (const field of Object.keys(details) as (keyof BillingDetails)[]) {
    if (billing) details[field] = billing[field] ?? ''
  }
  const problems = Object.entries(problemsOf(details, needed)).map(([field, problem]) => [
    `billing.${field}`,
    SANDBOX_MESSAGES.billing.problems[problem],
  ])
  if (problems.length > 0) throw new FormError(Object.fromEntries(problems))
  return details
}
