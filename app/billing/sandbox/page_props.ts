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
}

export interface InvoicePageProps {
  invoice: InvoiceProps & { email: string | null; description: string; period_end: string }
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
  invoices: InvoiceProps[]
  payments: PaymentProps[]
}
