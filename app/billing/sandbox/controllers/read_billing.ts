import type { Infer } from '@vinejs/vine/types'
import { FormError } from '#app/shell/exceptions/form_error'
import { type BillingDetails, problemsOf } from '../billing_details.js'
import { knownDetails, neededOf } from '../billing_props.js'
import type { CheckoutSession, Customer } from '../objects/types.js'
import type { paySessionValidator } from '../page_validators.js'
import { SANDBOX_TEXTS } from '../texts.js'

/**
 * What a buyer says of themselves on the payment page; null when they say nothing.
 * @throws FormError with what is missing or wrong, by field
 */
export function readBilling(
  session: CheckoutSession,
  customer: Customer,
  billing: Infer<typeof paySessionValidator>['billing']
): BillingDetails | null {
  const needed = neededOf(session)
  if (!billing && !needed.address && !needed.country) return null
  const details = knownDetails(customer)
  for (const field of Object.keys(details) as (keyof BillingDetails)[]) {
    if (billing) details[field] = billing[field] ?? ''
  }
  const problems = Object.entries(problemsOf(details, needed)).map(([field, problem]) => [
    `billing.${field}`,
    SANDBOX_TEXTS.billing.problems[problem],
  ])
  if (problems.length > 0) throw new FormError(Object.fromEntries(problems))
  return details
}
