import logger from '@adonisjs/core/services/logger'
import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { paymentProvider, stripeTax } from '#config/billing'
import { sql } from '#app/core/database/sql'
import { askProvider, isUnreached } from '../stripe/ask_provider.js'
import { findPrice, forgetPrice } from '../stripe/find_price.js'
import { stripe } from '../stripe/stripe_client.js'
import { timeOf } from '../stripe/time.js'
import {
  type Checkout,
  checkoutParams,
  type CheckoutKind,
  costs,
  OFFERS,
} from './checkout_params.js'
import { findOrCreateCustomer } from './find_or_create_customer.js'
import { isCustomerGone, retireCustomer } from './retire_customer.js'
import { sendPaymentJob } from './send_payment_job.js'
import { wrongPrice } from '../errors.js'

interface OpenCheckoutInput {
  userId: number
  kind: CheckoutKind
  coupon: string | null
}

/** An idempotency key counts for 24 hours at the provider; a visit that never got a session is given up before. */
const UNANSWERED_HOURS = 20

/**
 * Address of the payment page for something to buy. Two tabs, double clicks and the way back from the payment page
 * lead to one session: there is one open visit a user, kind and provider, and its row's id and the customer make the
 * idempotency key.
 * @returns null when the last visit was paid in the meantime; what it brings is on its way then
 * @throws AppError 502 or 503 when the payment provider fails, or asks for another price than ours
 */
export async function openCheckout(input: OpenCheckoutInput): Promise<string | null> {
  return askProvider(async () => {
    try {
      return await findOrCreateSession(input)
    } catch (error) {
      // It is retired by now: the next try makes another one.
      if (isCustomerGone(error)) return findOrCreateSession(input)
      throw error
    }
  })
}

async function findOrCreateSession(input: OpenCheckoutInput): Promise<string | null> {
  const checkout = await findOrAddCheckout(input)
  if (!checkout.provider_id) {
    if (checkout.coupon === input.coupon) return createSession(checkout)
    // The page it may have at the provider was shown to nobody.
    await closeCheckout(checkout, 'failed')
    return createSession(await findOrAddCheckout(input))
  }
  const session = await stripe().checkout.sessions.retrieve(checkout.provider_id, {
    expand: ['customer'],
  })
  const gone = goneCustomerOf(session)
  const isSame =
    checkout.coupon === input.coupon &&
    costs(session, OFFERS[input.kind].amount) &&
    session.automatic_tax.enabled === stripeTax
  if (session.status === 'open' && isSame && !gone) return session.url
  if (session.status === 'complete') return leaveToJob(checkout, session.id)
  if (session.status === 'open') await stripe().checkout.sessions.expire(session.id)
  if (gone) await retireCustomer(gone)
  await closeCheckout(checkout, 'expired')
  return createSession(await findOrAddCheckout(input))
}

/** A page whose customer was deleted meanwhile cannot be paid. */
function goneCustomerOf({ customer }: Stripe.Checkout.Session): string | null {
  return customer !== null && typeof customer !== 'string' && customer.deleted ? customer.id : null
}

async function findOrAddCheckout({ userId, kind, coupon }: OpenCheckoutInput): Promise<Checkout> {
  await sql(
    db.connection(),
    `update checkouts set status = 'failed' where user_id = ? and kind = ? and provider = ? and status = 'open'
     and provider_id is null and created_at < now() - make_interval(hours => ?)`,
    [userId, kind, paymentProvider, UNANSWERED_HOURS]
  )
  for (;;) {
    await sql(
      db.connection(),
      `insert into checkouts (user_id, kind, provider, coupon, amount) values (?, ?, ?, ?, ?)
       on conflict (user_id, kind, provider) where status = 'open' do nothing`,
      [userId, kind, paymentProvider, coupon, OFFERS[kind].amount]
    )
    const [checkout] = await sql<Checkout>(
      db.connection(),
      `select id, user_id, kind, coupon, amount, provider_id from checkouts
       where user_id = ? and kind = ? and provider = ? and status = 'open'`,
      [userId, kind, paymentProvider]
    )
    // It may have been closed between the two statements.
    if (checkout) return checkout
  }
}

async function createSession(checkout: Checkout): Promise<string | null> {
  const customer = await findOrCreateCustomer(checkout.user_id)
  try {
    const price = await findPrice(OFFERS[checkout.kind].lookupKey)
    const session = await stripe().checkout.sessions.create(
      checkoutParams(checkout, customer, price),
      { idempotencyKey: `checkout-${checkout.id}-${customer}` }
    )
    await keepSession(checkout, session)
    if (!costs(session, checkout.amount)) await refuseSession(checkout, session)
    return session.url
  } catch (error) {
    if (isCustomerGone(error)) await retireCustomer(customer)
    // The provider answers a repeated key as before, refusals too: the next try is a new visit.
    else if (!isUnreached(error)) await closeCheckout(checkout, 'failed')
    throw error
  }
}

/**
 * Closes a payment page that asks for something else than the screens say: the price at the provider was changed.
 * @throws AppError 502
 */
async function refuseSession(checkout: Checkout, session: Stripe.Checkout.Session): Promise<never> {
  const { id, amount_subtotal: amount, currency } = session
  logger.error({ session: id, amount, currency }, 'the price at the payment provider is not ours')
  await stripe().checkout.sessions.expire(id)
  await closeCheckout(checkout, 'failed')
  forgetPrice(OFFERS[checkout.kind].lookupKey)
  throw wrongPrice()
}

async function keepSession({ id }: Checkout, session: Stripe.Checkout.Session): Promise<void> {
  await sql(
    db.connection(),
    'update checkouts set provider_id = ?, url = ?, expires_at = ? where id = ?',
    [session.id, session.url, timeOf(session.expires_at), id]
  )
}

async function closeCheckout({ id }: Checkout, status: 'failed' | 'expired'): Promise<void> {
  await sql(db.connection(), `update checkouts set status = ? where id = ? and status = 'open'`, [
    status,
    id,
  ])
}

async function leaveToJob({ id }: Checkout, sessionId: string): Promise<null> {
  await db.transaction(async (trx) => {
    const closed = await sql(
      trx,
      `update checkouts set status = 'processing' where id = ? and status = 'open' returning id`,
      [id]
    )
    if (closed.length > 0) await sendPaymentJob(trx, { kind: 'checkout_session', sessionId })
  })
  return null
}
