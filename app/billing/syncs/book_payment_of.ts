import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { referenceId } from '../stripe/reference_id.js'
import { stripe } from '../stripe/stripe_client.js'
import { syncCheckoutSession } from './sync_checkout_session.js'
import { syncInvoice } from './sync_invoice.js'

/**
 * Sees to it that what a payment intent paid for is booked: that money goes back may be heard before that it came.
 * A month is booked by its invoice; a pack has an invoice too, and is booked by its visit to the payment page.
 * @param intent the payment intent's id
 */
export async function bookPaymentOf(intent: string): Promise<void> {
  const booked = await sql(db.connection(), 'select 1 from payments where payment_intent_id = ?', [
    intent,
  ])
  if (booked.length > 0) return
  const invoices = await stripe().invoicePayments.list({
    payment: { type: 'payment_intent', payment_intent: intent },
  })
  for (const { invoice } of invoices.data) await syncInvoice(referenceId(invoice)!)
  const sessions = await stripe().checkout.sessions.list({ payment_intent: intent })
  for (const { id } of sessions.data) await syncCheckoutSession(id)
}
