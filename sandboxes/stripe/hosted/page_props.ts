import type { BillingDetails, NeededOfBuyer } from '../buyers/billing_details.js'

/** What the sandbox's pages show. Amounts are cents, moments ISO 8601. */

export interface PayPageProps {
  session: {
    id: string
    status: 'open' | 'complete' | 'expired'
    mode: 'payment' | 'subscription'
    product: string
    currency: string
    subtotal: number
    discount: number
    total: number
    coupon: string | null
    email: string | null
    cancel_url: string | null
    success_url: string
  }
  /** Null where nothing is asked for the invoice. */
  billing: BillingProps | null
}

/** What is asked for an invoice. */
export interface BillingProps {
  known: BillingDetails
  needed: NeededOfBuyer
  asks_for_vat: boolean
  /** Whether the price includes the tax; null where none is worked out. */
  tax: { is_included: boolean } | null
}

/** Who an invoice is to. */
export interface BilledTo {
  name: string | null
  email: string | null
  /** Of the address, as they stand below each other. */
  lines: string[]
  /** ISO 3166-1. */
  country: string | null
  vat_number: string | null
}

export interface InvoicePageProps {
  invoice: InvoiceProps & {
    description: string
    /** Of a month; null for what is bought once. */
    period_end: string | null
    billed_to: BilledTo
    /** Before discounts. */
    subtotal: number
    discount: number
    /** Null where none was worked out. */
    tax: { amount: number; is_included: boolean; is_reversed: boolean } | null
  }
}

export interface InvoiceProps {
  id: string
  number: string
  status: string
  currency: string
  total: number
  created: string
}

export interface PaymentProps {
  charge: string
  description: string
  currency: string
  amount: number
  refunded: number
  /** Whether the money is still on its way. */
  pending: boolean
  created: string
  dispute: { id: string; status: string } | null
}

export interface PortalPageProps {
  portal: { id: string; return_url: string | null; email: string | null }
  subscription: {
    status: string
    product: string
    currency: string
    amount: number
    period_end: string
    cancel_at: string | null
    card: { brand: string; last4: string } | null
    /** When the payment that failed is tried again. */
    next_attempt: string | null
  } | null
  /** Who the next invoices are to. */
  billing: BillingProps
  invoices: InvoiceProps[]
  payments: PaymentProps[]
}
