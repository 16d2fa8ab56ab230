import type { HttpContext } from '@adonisjs/core/http'
import { cursorIn } from '#app/core/database/cursor'
import { PLAN } from '#config/billing'
import { entryFilterIn } from '#app/credits/entry_filter'
import { findCustomer } from '../queries/find_customer.js'
import { findSubscription } from '#app/credits/queries/find_subscription'
import { hasPaidBefore } from '../queries/has_paid_before.js'
import { listEntries } from '../queries/list_entries.js'
import { listGrants } from '#app/credits/queries/list_grants'
import { listPayments } from '../queries/list_payments.js'
import { listUnsettledPacks } from '../queries/list_unsettled_packs.js'
import { entryData } from '#app/credits/transformers/entry_data'
import { grantData } from '#app/credits/transformers/grant_data'
import { paymentData, unsettledPackData } from '../transformers/payment_data.js'
import { subscriptionData } from '../transformers/subscription_data.js'

const ENTRIES_PER_PAGE = 25
const PAYMENTS_SHOWN = 6

/** `GET /billing`: plan, credits and where every one of them came from and went. */
export default class BillingController {
  async show({ auth, inertia, request, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    if (!(await hasPaidBefore(userId))) return response.redirect().toRoute('subscribe')
    const filter = entryFilterIn(request)
    const [subscription, customer, payments, unsettled, grants, { entries, nextCursor }] =
      await Promise.all([
        findSubscription(userId),
        findCustomer(userId),
        listPayments(userId, PAYMENTS_SHOWN),
        listUnsettledPacks(userId),
        listGrants(userId),
        listEntries({ userId, before: cursorIn(request), limit: ENTRIES_PER_PAGE, ...filter }),
      ])
    return inertia.render('billing/billing', {
      plan: { name: PLAN.name, amount: PLAN.amount },
      subscription: subscription && subscriptionData(subscription),
      can_manage: customer !== null,
      payments: payments.map(paymentData),
      unsettled_packs: unsettled.map(unsettledPackData),
      grants: grants.map(grantData),
      entries: inertia.merge(entries.map(entryData)),
      next_cursor: nextCursor,
      filter,
    })
  }
}
