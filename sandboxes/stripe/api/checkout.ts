import type Stripe from 'stripe'
import { firstOf } from '#app/core/elements'
import { expireSession } from '../actions/expire_session.js'
import { lockLiveCustomer } from '../actions/live_customer.js'
import { type AskedOfBuyer, makeCheckoutSession } from '../objects/checkout_session.js'
import type { Customer, Price } from '../objects/types.js'
import { SandboxError } from '../sandbox_error.js'
import type { SandboxWork } from '../sandbox_work.js'
import { endpoint, given, listAnswer, listing, mergeMetadata, retrieve } from './endpoint.js'
import {
  boolean,
  integer,
  list,
  metadata,
  object,
  oneOf,
  type Params,
  required,
  text,
} from './params.js'

/** Seconds: a session can be given less than a day, but not less than half an hour. */
const SHORTEST = 30 * 60
const LONGEST = 24 * 3600

const CREATE = {
  mode: required(oneOf('payment', 'subscription')),
  customer: required(text),
  client_reference_id: text,
  line_items: required(list(object({ price: required(text), quantity: required(integer) }))),
  discounts: list(object({ coupon: required(text) })),
  metadata,
  subscription_data: object({ metadata }),
  payment_intent_data: object({ metadata }),
  invoice_creation: object({ enabled: required(boolean), invoice_data: object({ metadata }) }),
  billing_address_collection: oneOf('auto', 'required'),
  tax_id_collection: object({ enabled: required(boolean), required: oneOf('never') }),
  customer_update: object({ address: oneOf('auto', 'never'), name: oneOf('auto', 'never') }),
  automatic_tax: object({ enabled: required(boolean) }),
  success_url: required(text),
  cancel_url: text,
  expires_at: integer,
  ui_mode: oneOf('hosted_page'),
  locale: text,
}

export const CHECKOUT_ENDPOINTS = [
  endpoint('POST', 'checkout/sessions', CREATE, async (work, params) => {
    const { mode, discounts, expires_at: expiresAt } = params
    const customer = await lockLiveCustomer(work, params.customer, 'customer')
    const [item, ...others] = params.line_items
    if (!item || others.length > 0) {
      throw new SandboxError('The sandbox sells one line item at a time.', { param: 'line_items' })
    }
    refuseForeign(mode, params)
    refuseMoment(expiresAt, work.now)
    const price = await work.read('price', item.price, 'line_items[0][price]')
    refusePrice(price, mode)
    const product = await work.read('product', price.product as string)
    const session = makeCheckoutSession({
      mode,
      customer,
      price,
      productName: product.name,
      quantity: item.quantity,
      coupon: await couponOf(work, discounts),
      successUrl: params.success_url,
      cancelUrl: params.cancel_url ?? null,
      clientReferenceId: params.client_reference_id ?? null,
      metadata: mergeMetadata({}, params.metadata),
      subscriptionMetadata: mergeMetadata({}, params.subscription_data?.metadata),
      paymentIntentMetadata: mergeMetadata({}, params.payment_intent_data?.metadata),
      expiresAt: expiresAt ?? null,
      invoiceMetadata: params.invoice_creation?.enabled
        ? mergeMetadata({}, params.invoice_creation.invoice_data?.metadata)
        : null,
      asked: askedOf(params, customer),
      now: work.now,
    })
    await work.add(session)
    return session
  }),

  endpoint('POST', 'checkout/sessions/:id/expire', {}, async (work, _, id) => {
    const session = await work.lock('checkout.session', id)
    await expireSession(work, session)
    return session
  }),

  retrieve('checkout.session', 'checkout/sessions'),
  listing(
    'checkout.session',
    'checkout/sessions',
    {
      customer: text,
      payment_intent: text,
      subscription: text,
      status: oneOf('open', 'complete', 'expired'),
    },
    ({ customer, ...rest }) => ({ customer, any: [given(rest)] })
  ),
  endpoint('GET', 'checkout/sessions/:id/line_items', { limit: integer }, async (work, _, id) => {
    const session = await work.read('checkout.session', id)
    return listAnswer(session.line_items.data, false, `checkout/sessions/${id}/line_items`)
  }),
]

/** @throws SandboxError for what cannot be asked of this customer */
function askedOf(params: Params<typeof CREATE>, customer: Customer): AskedOfBuyer {
  const asked = {
    automaticTax: params.automatic_tax?.enabled ?? false,
    taxId: params.tax_id_collection?.enabled ?? false,
    address: params.billing_address_collection ?? null,
    kept: {
      address: params.customer_update?.address ?? ('never' as const),
      name: params.customer_update?.name ?? ('never' as const),
    },
  }
  if (asked.taxId && asked.kept.name === 'never') {
    throw new SandboxError(
      'Tax ID collection requires updating business name on the customer. Set `customer_update[name]` to `auto`.',
      { param: 'customer_update[name]' }
    )
  }
  if (asked.automaticTax && asked.kept.address === 'never' && !customer.address?.country) {
    throw new SandboxError(
      'Automatic tax calculation in Checkout requires a valid address on the Customer. Set `customer_update[address]` to `auto`.',
      { code: 'customer_tax_location_invalid', param: 'customer_update[address]' }
    )
  }
  return asked
}

async function couponOf(
  work: SandboxWork,
  discounts: { coupon: string }[] | null | undefined
): Promise<Stripe.Coupon | null> {
  if (!discounts?.length) return null
  if (discounts.length > 1) {
    throw new SandboxError('A session takes one discount.', { param: 'discounts' })
  }
  return work.read('coupon', firstOf(discounts).coupon, 'discounts[0][coupon]')
}

function refuseForeign(mode: 'payment' | 'subscription', params: Record<string, unknown>): void {
  const foreign =
    mode === 'payment' ? ['subscription_data'] : ['payment_intent_data', 'invoice_creation']
  const param = foreign.find((name) => params[name])
  if (param) {
    throw new SandboxError(`You can not pass \`${param}\` in \`${mode}\` mode.`, { param })
  }
}

function refuseMoment(expiresAt: number | null | undefined, now: number): void {
  if (expiresAt && (expiresAt < now + SHORTEST || expiresAt > now + LONGEST)) {
    throw new SandboxError('`expires_at` must be 30 minutes to 24 hours from now.', {
      param: 'expires_at',
    })
  }
}

function refusePrice(price: Price, mode: 'payment' | 'subscription'): void {
  if ((price.type === 'recurring') !== (mode === 'subscription')) {
    throw new SandboxError(`A ${price.type} price cannot be paid in \`${mode}\` mode.`, {
      param: 'line_items[0][price]',
    })
  }
}
