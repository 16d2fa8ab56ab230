import { firstOnes } from '#app/core/elements'
import { CURRENCY, PLAN } from '#config/billing'
import type { ModelAccount, ModelPayment } from './model_account.js'

/** Renderers by the prefix of an object's id. */
type Renderer = (account: ModelAccount, payment: ModelPayment) => object

const PRESENT = Math.floor(Date.now() / 1000)

const common = (account: ModelAccount) => ({ customer: account.id('cus'), created: PRESENT })

const invoice: Renderer = (account, payment) => ({
  ...common(account),
  id: account.id('in', payment.number),
  object: 'invoice',
  status: payment.status,
  billing_reason: payment.reason,
  currency: CURRENCY,
  amount_paid: payment.status === 'paid' ? payment.amount : 0,
  hosted_invoice_url: `http://127.0.0.1/invoice/${account.id('in', payment.number)}`,
  status_transitions: { paid_at: payment.status === 'paid' ? PRESENT : null },
  parent: { subscription_details: { subscription: account.id('sub') } },
  lines: {
    object: 'list',
    data: [
      {
        amount: PLAN.amount,
        parent: { type: 'subscription_item_details' },
        period: { end: payment.periodEnd },
      },
    ],
  },
  payments: {
    object: 'list',
    data: [
      {
        status: payment.status,
        payment: { type: 'payment_intent', payment_intent: account.id('pi', payment.number) },
      },
    ],
  },
})

const subscription: Renderer = (account) => {
  const latest = account.latestInvoice
  return {
    ...common(account),
    id: account.id('sub'),
    object: 'subscription',
    status: account.status,
    cancel_at: account.cancels ? account.periodEnd : null,
    cancel_at_period_end: false,
    ended_at: account.status === 'canceled' ? PRESENT : null,
    latest_invoice: latest ? invoice(account, latest) : null,
    items: {
      object: 'list',
      data: [
        {
          current_period_start: PRESENT,
          current_period_end: account.periodEnd,
          price: { unit_amount: PLAN.amount },
          quantity: 1,
        },
      ],
    },
  }
}

const session: Renderer = (account, payment) => {
  const isPack = payment.kind === 'pack'
  return {
    ...common(account),
    id: account.id('cs', payment.number),
    object: 'checkout.session',
    mode: isPack ? 'payment' : 'subscription',
    status: 'complete',
    payment_status: 'paid',
    currency: CURRENCY,
    amount_subtotal: payment.amount,
    amount_total: payment.amount,
    metadata: { kind: payment.kind },
    payment_intent: isPack ? account.id('pi', payment.number) : null,
    subscription: isPack ? null : account.id('sub'),
    invoice: isPack ? null : account.id('in', payment.number),
  }
}

const charge: Renderer = (account, payment) => ({
  ...common(account),
  id: account.id('ch', payment.number),
  object: 'charge',
  payment_intent: account.id('pi', payment.number),
  amount_refunded: payment.refunded,
})

const dispute: Renderer = (account, payment) => ({
  id: account.id('dp', payment.number),
  object: 'dispute',
  status: payment.dispute === 'open' ? 'needs_response' : payment.dispute,
  amount: payment.amount,
  currency: CURRENCY,
  payment_intent: account.id('pi', payment.number),
  charge: charge(account, payment),
})

const intent: Renderer = (account, payment) => ({
  ...common(account),
  id: account.id('pi', payment.number),
  object: 'payment_intent',
  status: payment.status === 'paid' ? 'succeeded' : 'requires_payment_method',
})

const RENDERERS: Record<string, Renderer> = {
  in: invoice,
  sub: subscription,
  cs: session,
  ch: charge,
  dp: dispute,
  pi: intent,
}

/** An object of the provider as it stands now, by its id; null when there is none. */
export function renderObject(accounts: ModelAccount[], id: string): object | null {
  const [, prefix, index, number] = firstOnes(/^(\w+)_model_(\d+)_(\d+)$/.exec(id) ?? [], 4)
  const account = accounts[Number(index)]
  const payment = account?.payments[Number(number)]
  return payment ? RENDERERS[prefix]!(account, payment) : null
}

/** What a payment intent belongs to, as the provider lists it. */
export function listByIntent(
  accounts: ModelAccount[],
  what: 'invoice_payments' | 'sessions',
  id: string
): object[] {
  const [, index, number] = /^pi_model_(\d+)_(\d+)$/.exec(id) ?? []
  const account = accounts[Number(index)]
  const payment = account?.payments[Number(number)]
  if (!payment) return []
  if (what === 'sessions') return payment.kind === 'pack' ? [session(account, payment)] : []
  return payment.kind === 'pack' ? [] : [{ invoice: account.id('in', payment.number) }]
}
