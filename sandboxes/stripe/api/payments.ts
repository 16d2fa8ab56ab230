import { refundCharge } from '../actions/return_money.js'
import { SandboxError } from '../sandbox_error.js'
import type { SandboxWork } from '../sandbox_work.js'
import type { Charge } from '../objects/types.js'
import { endpoint, given, listing, mergeMetadata, retrieve } from './endpoint.js'
import { integer, list, metadata, object, oneOf, text } from './params.js'

const INVOICE_STATUSES = ['draft', 'open', 'paid', 'uncollectible', 'void'] as const

export const PAYMENT_ENDPOINTS = [
  retrieve('invoice', 'invoices'),
  listing(
    'invoice',
    'invoices',
    { customer: text, subscription: text, status: oneOf(...INVOICE_STATUSES) },
    ({ customer, subscription, status }) => ({
      customer,
      any: [
        {
          ...given({ status }),
          ...(subscription ? { parent: { subscription_details: { subscription } } } : {}),
        },
      ],
    })
  ),

  retrieve('invoice_payment', 'invoice_payments'),
  listing(
    'invoice_payment',
    'invoice_payments',
    {
      invoice: text,
      status: oneOf('open', 'paid', 'canceled'),
      payment: object({ type: oneOf('payment_intent'), payment_intent: text }),
    },
    ({ payment, ...rest }) => ({
      any: [{ ...given(rest), ...(payment ? { payment: given(payment) } : {}) }],
    })
  ),

  retrieve('payment_intent', 'payment_intents'),
  listing('payment_intent', 'payment_intents', { customer: text }, ({ customer }) => ({
    customer,
  })),

  retrieve('charge', 'charges'),
  listing(
    'charge',
    'charges',
    { customer: text, payment_intent: text },
    ({ customer, ...rest }) => ({ customer, any: [given(rest)] })
  ),

  endpoint(
    'POST',
    'refunds',
    {
      charge: text,
      payment_intent: text,
      amount: integer,
      reason: oneOf('duplicate', 'fraudulent', 'requested_by_customer'),
      metadata,
    },
    async (work, params) => {
      if (params.amount !== undefined && params.amount !== null && params.amount < 1) {
        throw new SandboxError('Invalid positive integer', {
          code: 'parameter_invalid_integer',
          param: 'amount',
        })
      }
      const charge = await chargeOf(work, params)
      return refundCharge(work, charge, {
        amount: params.amount,
        reason: params.reason,
        metadata: mergeMetadata({}, params.metadata),
      })
    }
  ),
  retrieve('refund', 'refunds'),
  listing('refund', 'refunds', { charge: text, payment_intent: text }, (params) => ({
    any: [given(params)],
  })),

  retrieve('dispute', 'disputes'),
  listing('dispute', 'disputes', { charge: text, payment_intent: text }, (params) => ({
    any: [given(params)],
  })),

  retrieve('event', 'events'),
  listing('event', 'events', { type: text, types: list(text) }, ({ type, types }) => ({
    any: type ? [{ type }] : types?.map((it) => ({ type: it })),
  })),
]

/** The charge that a refund is of. @throws SandboxError when the call does not say, or there is none */
async function chargeOf(
  work: SandboxWork,
  params: { charge?: string | null; payment_intent?: string | null }
): Promise<Charge> {
  if (params.charge) return work.lock('charge', params.charge, 'charge')
  if (!params.payment_intent) {
    throw new SandboxError(
      'One of the following params should be provided: charge, payment_intent.'
    )
  }
  const intent = await work.read('payment_intent', params.payment_intent, 'payment_intent')
  if (intent.status !== 'succeeded' || !intent.latest_charge) {
    throw new SandboxError(`Payment ${intent.id} has no successful charge to refund.`, {
      param: 'payment_intent',
    })
  }
  return work.lock('charge', intent.latest_charge)
}
