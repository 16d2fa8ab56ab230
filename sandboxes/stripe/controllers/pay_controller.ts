import type { HttpContext } from '@adonisjs/core/http'
import { firstOf } from '#app/core/elements'
import { confirmValidator, paySessionValidator } from '../hosted/page_validators.js'
import { confirmSession, paySession, successUrlOf } from '../actions/pay_session.js'
import { billingProps, knownDetails, neededOf } from '../buyers/billing_props.js'
import type { CheckoutSession, Customer } from '../objects/types.js'
import type { PayPageProps } from '../hosted/page_props.js'
import { findOwned } from '../hosted/find_owned.js'
import { readBilling } from '../buyers/read_billing.js'
import { toldAsSentence } from '../hosted/told_as_sentence.js'
import { chargeName } from '../cards/charge_names.js'

/** The hosted payment page of a checkout session. */
export default class PayController {
  async show(ctx: HttpContext) {
    const { object: session, customer } = await findOwned(ctx, 'checkout.session')
    return ctx.inertia.render('stripe/pay', payPageProps(session, customer))
  }

  async store(ctx: HttpContext) {
    const { object: session, customer } = await findOwned(ctx, 'checkout.session')
    const { card, billing } = await ctx.request.validateUsing(paySessionValidator)
    const details = readBilling(
      { known: knownDetails(customer), needed: neededOf(session) },
      billing
    )
    return ctx.response.json(await toldAsSentence(() => paySession(session.id, card, details)))
  }

  async confirm(ctx: HttpContext) {
    const { object: session } = await findOwned(ctx, 'checkout.session')
    const body = await ctx.request.validateUsing(confirmValidator)
    return ctx.response.json(
      await toldAsSentence(() =>
        confirmSession(session.id, body.payment_intent ?? '', body.confirmed)
      )
    )
  }
}

function payPageProps(session: CheckoutSession, customer: Customer): PayPageProps {
  const item = firstOf(session.line_items.data)
  const isOver = session.expires_at * 1000 <= Date.now()
  const coupon = session.discounts?.[0]?.coupon
  return {
    session: {
      id: session.id,
      status: session.status === 'open' && isOver ? 'expired' : (session.status as 'open'),
      mode: session.mode as 'payment',
      product: chargeName(item.description ?? ''),
      currency: session.currency ?? '',
      subtotal: session.amount_subtotal ?? 0,
      discount: session.total_details?.amount_discount ?? 0,
      total: session.amount_total ?? 0,
      coupon: typeof coupon === 'string' ? coupon : null,
      email: session.customer_details?.email ?? null,
      cancel_url: session.cancel_url,
      success_url: successUrlOf(session),
    },
    billing: billingProps(session, customer),
  }
}
