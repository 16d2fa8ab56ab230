import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import { paymentProvider } from '#config/billing'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import { packCharge } from '../syncs/book_pack.js'
import { askProvider } from '../stripe/ask_provider.js'
import { stripe } from '../stripe/stripe_client.js'

/**
 * Address of the provider's page with the invoice of a payment; with the receipt of a pack that was bought before packs had
 * invoices.
 * @returns null when the provider has neither
 * @throws AppError 404 for payments of others; 502 or 503 when the payment provider fails
 */
export async function findInvoiceUrl(userId: number, paymentId: number): Promise<string | null> {
  const [payment] = await sql<{ kind: 'subscription' | 'pack'; provider_id: string }>(
    db.connection(),
    'select kind, provider_id from payments where id = ? and user_id = ? and provider = ?',
    [paymentId, userId, paymentProvider]
  )
  if (!payment) throw notFound()
  return askProvider(() =>
    payment.kind === 'pack' ? ofPack(payment.provider_id) : ofMonth(payment.provider_id)
  )
}

async function ofMonth(invoice: string): Promise<string | null> {
  return (await stripe().invoices.retrieve(invoice)).hosted_invoice_url ?? null
}

async function ofPack(id: string): Promise<string | null> {
  const session = await stripe().checkout.sessions.retrieve(id, {
    expand: ['invoice', 'payment_intent.latest_charge'],
  })
  const invoice = session.invoice as Stripe.Invoice | null
  return invoice?.hosted_invoice_url ?? packCharge(session)?.receipt_url ?? null
}
