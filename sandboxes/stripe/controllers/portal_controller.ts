import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { notFound } from '#app/core/errors/errors'
import { takeNextStep } from '../actions/renew_subscription.js'
import { closeDispute, openDispute, refundCharge } from '../actions/return_money.js'
import { settlePayment } from '../actions/settle_payment.js'
import { replaceCard } from '../actions/pay_invoice.js'
import {
  cancelAtPeriodEnd,
  type HeldSubscription,
  isRunning,
  lockSubscription,
  resume,
} from '../actions/subscription_actions.js'
import { NOTHING_NEEDED } from '../buyers/billing_details.js'
import { knownDetails } from '../buyers/billing_props.js'
import { lockLiveCustomer } from '../actions/live_customer.js'
import { keepWithCustomer } from '../actions/save_billing_details.js'
import type { Charge, Customer } from '../objects/types.js'
import { portalPageProps } from '../hosted/page_data.js'
import {
  billingValidator,
  closeDisputeValidator,
  disputeValidator,
  payValidator,
  refundValidator,
  settleValidator,
} from '../hosted/page_validators.js'
import type { PaymentOutcome } from '../hosted/payment_outcome.js'
import { CARD_KEPT } from '../messages/en/refusals.js'
import { SandboxError } from '../sandbox_error.js'
import { inSandbox, type SandboxWork } from '../sandbox_work.js'
import { listObjects } from '../store.js'
import { findOwned } from '../hosted/find_owned.js'
import { readBilling } from '../buyers/read_billing.js'
import { refused, refusalMessage } from '../refusals.js'

/** The hosted portal, with what only time, banks and other people could do otherwise. */
export default class PortalController {
  async show(ctx: HttpContext) {
    const { object: portal, customer } = await findOwned(ctx, 'billing_portal.session')
    const props = await portalPageProps(db.connection(), portal, customer)
    return ctx.inertia.render('stripe/portal', props)
  }

  cancel(ctx: HttpContext) {
    return onSubscription(ctx, (work, { subscription }) => cancelAtPeriodEnd(work, subscription))
  }

  resume(ctx: HttpContext) {
    return onSubscription(ctx, (work, { subscription }) => resume(work, subscription))
  }

  async replaceCard(ctx: HttpContext) {
    const { card } = await ctx.request.validateUsing(payValidator)
    return onSubscription(ctx, async (work, held) => {
      const outcome = await replaceCard(work, held, card)
      return outcome && sentenceOf(outcome)
    })
  }

  /** Who the next invoices are to. */
  async changeDetails(ctx: HttpContext) {
    const { customer } = await findOwned(ctx, 'billing_portal.session')
    const { billing } = await ctx.request.validateUsing(billingValidator)
    const details = readBilling({ known: knownDetails(customer), needed: NOTHING_NEEDED }, billing)!
    await inSandbox(async (work) =>
      keepWithCustomer(work, await lockLiveCustomer(work, customer.id), details, {
        name: true,
        address: true,
        taxId: true,
      })
    )
    return ctx.response.noContent()
  }

  /** The next month, or the next attempt to be paid, without waiting for it. */
  takeNextStep(ctx: HttpContext) {
    return onSubscription(ctx, takeNextStep)
  }

  async refund(ctx: HttpContext) {
    const { charge, amount } = await ctx.request.validateUsing(refundValidator)
    return onCustomer(ctx, async (work, customer) => {
      await refundCharge(work, await lockCharge(work, charge, customer), { amount })
    })
  }

  async settle(ctx: HttpContext) {
    const { charge, arrived } = await ctx.request.validateUsing(settleValidator)
    return onCustomer(ctx, async (work, customer) => {
      const { customer: payer } = await work.read('charge', charge)
      if (payer !== customer.id) throw notFound()
      await settlePayment(work, charge, arrived)
    })
  }

  async openDispute(ctx: HttpContext) {
    const { charge } = await ctx.request.validateUsing(disputeValidator)
    return onCustomer(ctx, async (work, customer) => {
      await openDispute(work, await lockCharge(work, charge, customer))
    })
  }

  async closeDispute(ctx: HttpContext) {
    const { dispute: id, status } = await ctx.request.validateUsing(closeDisputeValidator)
    return onCustomer(ctx, async (work, customer) => {
      const dispute = await work.lock('dispute', id)
      await lockCharge(work, dispute.charge, customer)
      await closeDispute(work, dispute, status)
    })
  }
}

/** Does something for the customer of the portal, and shows the portal again; a text is a warning for it. */
async function onCustomer(
  ctx: HttpContext,
  run: (work: SandboxWork, customer: Customer) => Promise<string | null | void>
) {
  const { customer } = await findOwned(ctx, 'billing_portal.session')
  const warning = await inSandbox((work) => run(work, customer)).catch(sentenceOfRefusal)
  if (warning) {
    ctx.session.flash('banner', warning)
    ctx.session.flash('bannerStyle', 'danger')
  }
  return ctx.response.redirect().toRoute('sandbox.portal', { id: ctx.params.id })
}

/** The same with the customer's latest subscription. */
function onSubscription(
  ctx: HttpContext,
  run: (work: SandboxWork, held: HeldSubscription) => Promise<string | null | void>
) {
  return onCustomer(ctx, async (work, customer) => {
    const { data } = await listObjects(work.trx, {
      type: 'subscription',
      customer: customer.id,
      limit: 1,
    })
    if (!data[0] || !isRunning(data[0])) {
      throw refused({ code: 'noSubscription' })
    }
    return run(work, await lockSubscription(work, data[0].id))
  })
}

async function lockCharge(work: SandboxWork, id: string, customer: Customer): Promise<Charge> {
  const charge = await work.lock('charge', id)
  if (charge.customer !== customer.id) throw notFound()
  return charge
}

function sentenceOfRefusal(error: unknown): string {
  if (error instanceof SandboxError && error.refusal) return refusalMessage(error.refusal)
  throw error
}

function sentenceOf(outcome: PaymentOutcome): string | null {
  if (outcome.status === 'paid') return null
  if (outcome.status === 'declined') {
    return CARD_KEPT.unpaid.replace('{reason}', () => refusalMessage({ code: outcome.reason }))
  }
  return CARD_KEPT.confirm
}
