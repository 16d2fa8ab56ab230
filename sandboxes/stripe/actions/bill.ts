import { newId } from '../ids.js'
import { makeInvoice } from '../objects/invoice.js'
import type { Customer, Invoice, InvoicePayment, PaymentIntent } from '../objects/types.js'
import type { SandboxWork } from '../sandbox_work.js'

type InvoiceInput = Omit<Parameters<typeof makeInvoice>[0], 'now' | 'id'> & { id?: string }

/** Writes an invoice to be charged, with the customer's next number. */
export async function issueInvoice(work: SandboxWork, input: InvoiceInput): Promise<Invoice> {
  const invoice = makeInvoice({ id: newId('in'), ...input, now: work.now })
  work.emit('invoice.created', { ...invoice, status: 'draft', hosted_invoice_url: null })
  await work.add(invoice, 'invoice.finalized')
  await work.change<Customer>(input.customer, {
    next_invoice_sequence: (input.customer.next_invoice_sequence ?? 1) + 1,
  })
  return invoice
}

interface Settlement {
  invoice: Invoice
  /** Null for an invoice over nothing. */
  payment: InvoicePayment | null
  intent: PaymentIntent | null
}

/** Marks an invoice as paid by a payment that has succeeded. */
export async function settleInvoice(
  work: SandboxWork,
  { invoice, payment, intent }: Settlement
): Promise<void> {
  if (payment && intent) {
    await work.change<InvoicePayment>(
      payment,
      {
        amount_paid: intent.amount_received,
        status: 'paid',
        status_transitions: { ...payment.status_transitions, paid_at: work.now },
      },
      'invoice_payment.paid'
    )
  }
  await work.change<Invoice>(invoice, {
    status: 'paid',
    amount_paid: invoice.total,
    amount_remaining: 0,
    attempted: true,
    attempt_count: invoice.attempt_count + 1,
    auto_advance: false,
    next_payment_attempt: null,
    status_transitions: { ...invoice.status_transitions, paid_at: work.now },
  })
  work.emit('invoice.paid', invoice)
  work.emit('invoice.payment_succeeded', invoice)
}
