import type { Stripe } from 'stripe'
import { referenceId } from '../stripe/reference_id.js'
import { syncCharge } from './sync_charge.js'
import { syncCheckoutSession } from './sync_checkout_session.js'
import { syncDispute } from './sync_dispute.js'
import { syncInvoice } from './sync_invoice.js'
import { syncSubscription } from './sync_subscription.js'

/** What of a message's object a sync needs; the rest is read anew from the provider. */
export interface EventObject {
  id: string
  charge?: string | { id: string } | null
}

type Handler = (object: EventObject) => Promise<unknown>

const session: Handler = ({ id }) => syncCheckoutSession(id)
const invoice: Handler = ({ id }) => syncInvoice(id)
const subscription: Handler = ({ id }) => syncSubscription(id)
const charge: Handler = ({ id }) => syncCharge(id)
const refund: Handler = async ({ charge: of }) => {
  const id = referenceId(of)
  if (id) await syncCharge(id)
}
const dispute: Handler = ({ id }) => syncDispute(id)

/**
 * What each message of the payment provider leads to. A message only says which object to look at: its present state
 * is what counts, so messages may come twice, late and in any order.
 */
const HANDLERS = {
  'checkout.session.completed': session,
  'checkout.session.async_payment_succeeded': session,
  'checkout.session.async_payment_failed': session,
  'checkout.session.expired': session,
  'invoice.paid': invoice,
  'invoice.payment_failed': invoice,
  'invoice.payment_action_required': invoice,
  'customer.subscription.created': subscription,
  'customer.subscription.updated': subscription,
  'customer.subscription.deleted': subscription,
  'customer.subscription.paused': subscription,
  'customer.subscription.resumed': subscription,
  'charge.refunded': charge,
  'refund.failed': refund,
  'charge.dispute.created': dispute,
  'charge.dispute.updated': dispute,
  'charge.dispute.closed': dispute,
} satisfies Partial<Record<Stripe.Event['type'], Handler>>

type HandledType = keyof typeof HANDLERS

/** The types that a webhook endpoint has to ask for. */
export const HANDLED_EVENTS = Object.keys(HANDLERS) as HandledType[]

export function isHandled(type: string): type is HandledType {
  return Object.hasOwn(HANDLERS, type)
}

/** Brings what we know of a message's object up to date. */
export async function applyEvent(type: HandledType, object: EventObject): Promise<void> {
  await HANDLERS[type](object)
}
