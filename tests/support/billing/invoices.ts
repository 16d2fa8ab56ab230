import db from '@adonisjs/lucid/services/db'
import type { Stripe } from 'stripe'
import type { BillingDetails } from '#sandboxes/stripe/buyers/billing_details'
import { stripe } from '#app/billing/stripe/stripe_client'
import { sql } from '#app/core/database/sql'
import { until } from '../until.js'
import { paymentsOf } from './sandbox.js'

/** What a business in Germany says of itself for an invoice. */
export const BERLIN: BillingDetails = {
  name: 'Lampen Müller GmbH',
  line1: 'Hauptstraße 1',
  line2: '',
  postal_code: '10115',
  city: 'Berlin',
  state: '',
  country: 'DE',
  vat_number: '',
}

/** The same with a VAT number. */
export const WITH_NUMBER = { ...BERLIN, vat_number: 'DE 123 456 789' }

/** Lets a customer of the payment provider be a user's. */
export const knowCustomer = (userId: number, customer: string) =>
  sql(
    db.connection(),
    `insert into customers (user_id, provider, provider_id) values (?, 'sandbox', ?)`,
    [userId, customer]
  )

/** A customer's invoices, the newest first. */
export const invoicesOf = async (customer: string) =>
  (await stripe().invoices.list({ customer })).data as Stripe.Invoice[]

/** Waits until a user has so many payments. */
export const untilBooked = (userId: number, count: number) =>
  until(async () => (await paymentsOf(userId)).length === count)
