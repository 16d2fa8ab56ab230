import { PACK, PLAN } from '#config/billing'
import type { CreditKind } from '#config/credits'

export interface ModelPayment {
  kind: 'subscription' | 'pack'
  number: number
  status: 'open' | 'paid'
  reason: 'subscription_create' | 'subscription_cycle' | null
  /** Cents. */
  amount: number
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
  periodEnd: number
}

/** What a message is about: an object of the provider. */
export interface ModelEvent {
  type: string
  objectId: string
}

type Step = (account: ModelAccount, choose: (max: number) => number) => ModelEvent[]

const NOW = Math.floor(Date.now() / 1000)
const MONTH = 30 * 86_400

/**
 * The reference: what one user has bought, paid, got back and disputed, as the simplest possible record. Steps change it
 * and say which messages the provider would send of that.
 */
export class ModelAccount {
  readonly index: number
  status: 'none' | 'active' | 'past_due' | 'canceled' = 'none'
  cancels = false
  months = 0
  readonly payments: ModelPayment[] = []

  constructor(index: number) {
    this.index = index
  }

  id(prefix: string, number = 0): string {
    return `${prefix}_model_${this.index}_${number}`
  }

  get periodEnd(): number {
    return NOW + this.months * MONTH
  }

  get latestInvoice(): ModelPayment | undefined {
    return this.payments.filter(({ kind }) => kind === 'subscription').at(-1)
  }

  /** Credits that are left, if none were spent. */
  expectedCredits(kind: CreditKind): number {
    return this.payments
      .filter(({ status }) => status === 'paid')
      .map((payment) => {
        const given = (payment.kind === 'pack' ? PACK : PLAN).credits[kind] ?? 0
        if (payment.dispute === 'open' || payment.dispute === 'lost') return 0
        return given - Math.ceil((given * payment.refunded) / payment.amount)
      })
      .reduce((sum, left) => sum + left, 0)
  }

  /** Does one of the steps that are possible now; `choose` answers a number from 0 to `max`. */
  step(choose: (max: number) => number): ModelEvent[] {
    const possible = this.#possible()
    return possible[choose(possible.length - 1)]!(this, choose)
  }

  #possible(): Step[] {
    if (this.status === 'none') return [subscribe]
    const steps: Step[] = [buyPack]
    if (this.status === 'active') steps.push(renew, renew, fail, toggleCancellation)
    if (this.status === 'past_due') steps.push(payOpen, end)
    if (this.status === 'active' && this.months > 4) steps.push(end)
    if (refundable(this).length > 0) steps.push(refund)
    if (disputable(this).length > 0) steps.push(dispute)
    if (this.payments.some((it) => it.dispute === 'open')) steps.push(decide, decide)
    return steps
  }

  addInvoice(status: ModelPayment['status'], amount = PLAN.amount): ModelPayment {
    const reason = this.months === 0 ? 'subscription_create' : 'subscription_cycle'
    this.months++
    return this.#add({ kind: 'subscription', status, reason, amount, periodEnd: this.periodEnd })
  }

  addPack(): ModelPayment {
    const { amount } = PACK
    return this.#add({ kind: 'pack', status: 'paid', reason: null, amount, periodEnd: 0 })
  }

  #add(fields: Omit<ModelPayment, 'number' | 'refunded' | 'dispute'>): ModelPayment {
    const payment = { ...fields, number: this.payments.length, refunded: 0, dispute: null }
    this.payments.push(payment)
    return payment
  }
}

const changed = (account: ModelAccount): ModelEvent => ({
  type: 'customer.subscription.updated',
  objectId: account.id('sub'),
})

const of = (
  account: ModelAccount,
  type: string,
  prefix: string,
  { number }: ModelPayment
): ModelEvent => ({ type, objectId: account.id(prefix, number) })

const subscribe: Step = (account, choose) => {
  account.status = 'active'
  const invoice = account.addInvoice('paid', choose(1) === 0 ? PLAN.amount : PLAN.amount / 2)
  return [
    { type: 'customer.subscription.created', objectId: account.id('sub') },
    of(account, 'invoice.paid', 'in', invoice),
    of(account, 'checkout.session.completed', 'cs', invoice),
  ]
}

const buyPack: Step = (account) => [
  of(account, 'checkout.session.completed', 'cs', account.addPack()),
]

const renew: Step = (account) => [
  of(account, 'invoice.paid', 'in', account.addInvoice('paid')),
  changed(account),
]

const fail: Step = (account) => {
  account.status = 'past_due'
  return [of(account, 'invoice.payment_failed', 'in', account.addInvoice('open')), changed(account)]
}

const payOpen: Step = (account) => {
  const invoice = account.latestInvoice!
  account.status = 'active'
  invoice.status = 'paid'
  return [of(account, 'invoice.paid', 'in', invoice), changed(account)]
}

const toggleCancellation: Step = (account) => {
  account.cancels = !account.cancels
  return [changed(account)]
}

const end: Step = (account) => {
  account.status = 'canceled'
  return [{ type: 'customer.subscription.deleted', objectId: account.id('sub') }]
}

/** Money in dispute cannot be refunded. */
const refundable = ({ payments }: ModelAccount) =>
  payments.filter((it) => it.status === 'paid' && it.refunded < it.amount && it.dispute === null)

const refund: Step = (account, choose) => {
  const payments = refundable(account)
  const payment = payments[choose(payments.length - 1)]!
  const left = payment.amount - payment.refunded
  payment.refunded += choose(1) === 0 ? left : 1 + choose(left - 1)
  return [of(account, 'charge.refunded', 'ch', payment)]
}

const disputable = refundable

const dispute: Step = (account, choose) => {
  const payments = disputable(account)
  const payment = payments[choose(payments.length - 1)]!
  payment.dispute = 'open'
  return [of(account, 'charge.dispute.created', 'dp', payment)]
}

const decide: Step = (account, choose) => {
  const payment = account.payments.find((it) => it.dispute === 'open')!
  payment.dispute = choose(1) === 0 ? 'won' : 'lost'
  return [of(account, 'charge.dispute.closed', 'dp', payment)]
}
