import type { Click } from '#app/affiliates/tracking/write_clicks'
import { HOLD_DAYS } from '#config/affiliates'
import { MIN_PAYOUT } from '#config/payouts'

export interface ModelPayout {
  amount: number
  /** Told by PayPal, as the newest that counts. */
  status: 'pending' | 'completed' | 'failed'
  /** It may be at PayPal: a hold comes too late. */
  wasSent: boolean
}

interface ModelAffiliate {
  id: number
  /** The operator lets nothing be paid. */
  isOnHold: boolean
  readonly payouts: ModelPayout[]
}

export interface ModelPayment {
  id: number
  userId: number
  amount: number
  tax: number
  paidAt: Date
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
  /** It has earned something at some time, whatever became of that. */
  hasEarned: boolean
}

interface ModelReferral {
  affiliate: ModelAffiliate
  campaign: string
  day: string
  /** A coupon brings somebody who has registered before. */
  isByCoupon: boolean
  /** The day of the first payment that earned something when the account went; undefined while it is there. */
  lastConversion?: string | null
}

/** Clicks, registrations, paid conversions and earnings. */
type Sums = [number, number, number, number]

const HOLD_MS = HOLD_DAYS * 86_400_000

const dayOf = (date: Date) => date.toISOString().slice(0, 10)

/** The affiliate programme as a reference: it keeps what has happened and works everything out from it, each time anew. */
export class ModelProgramme {
  readonly affiliates: ModelAffiliate[] = []
  readonly userIds: number[] = []
  readonly payments: ModelPayment[] = []
  readonly #referrals = new Map<number, ModelReferral>()
  /** By affiliate, day and visitor: the campaign that came first. */
  readonly #visits = new Map<string, Click>()

  addAffiliate(id: number): void {
    this.affiliates.push({ id, isOnHold: false, payouts: [] })
  }

  click(clicks: readonly Click[]): void {
    for (const click of clicks) {
      const key = `${click.affiliateId} ${click.day} ${click.visitor}`
      if (!this.#visits.has(key)) this.#visits.set(key, click)
    }
  }

  signUp(userId: number, referral: ModelReferral | null): void {
    this.userIds.push(userId)
    if (referral) this.#referrals.set(userId, referral)
  }

  /** Who has paid, or was brought, is nobody's any more. */
  takeCoupon(userId: number, affiliate: ModelAffiliate, day: string): void {
    const hasPaid = this.payments.some((it) => it.userId === userId)
    if (hasPaid || this.#referrals.has(userId)) return
    this.#referrals.set(userId, { affiliate, campaign: '', day, isByCoupon: true })
  }

  /** Notes what the newest of a payment's news has earned. */
  settle(payment: ModelPayment): void {
    payment.hasEarned ||= this.#referrals.has(payment.userId) && this.earned(payment) > 0
  }

  /** The account goes. The buyer stays counted, and what has earned something is still followed. */
  leave(userId: number): void {
    const referral = this.#referrals.get(userId)
    if (referral) referral.lastConversion = this.#conversion(userId)
    this.userIds.splice(this.userIds.indexOf(userId), 1)
    const kept = this.payments.filter((it) => it.userId !== userId || it.hasEarned)
    this.payments.splice(0, this.payments.length, ...kept)
  }

  isHere(userId: number): boolean {
    return this.userIds.includes(userId)
  }

  /** Cents: a fifth of what stayed and is no tax, rounded down. */
  earned({ amount, tax, refunded, dispute }: ModelPayment): number {
    if (amount === 0 || dispute === 'open' || dispute === 'lost') return 0
    return Number(
      (BigInt(amount - refunded) * BigInt(amount - tax) * 20n) / (BigInt(amount) * 100n)
    )
  }

  /** Sums by day and campaign, and in all under the empty key. */
  sums(affiliateId: number): Map<string, Sums> {
    const sums = new Map<string, Sums>()
    const add = (key: string, index: 0 | 1 | 2 | 3, amount: number) => {
      for (const it of ['', key]) {
        const entry = sums.get(it) ?? [0, 0, 0, 0]
        entry[index] += amount
        sums.set(it, entry)
      }
    }
    for (const visit of this.#visits.values()) {
      if (visit.affiliateId === affiliateId) add(visit.day, 0, 1)
    }
    for (const [userId, { affiliate, day, isByCoupon, lastConversion }] of this.#referrals) {
      if (affiliate.id !== affiliateId) continue
      if (!isByCoupon) add(day, 1, 1)
      const converted = lastConversion === undefined ? this.#conversion(userId) : lastConversion
      if (converted !== null) add(converted, 2, 1)
      for (const payment of this.#earning(userId)) {
        add(dayOf(payment.paidAt), 3, this.earned(payment))
      }
    }
    return sums
  }

  #earning(id: number): ModelPayment[] {
    return this.payments.filter((it) => it.userId === id && this.earned(it) > 0)
  }

  /** The day of the first payment of a user that earns something. */
  #conversion(userId: number): string | null {
    const times = this.#earning(userId).map(({ paidAt }) => paidAt.getTime())
    return times.length === 0 ? null : dayOf(new Date(Math.min(...times)))
  }

  /** What was earned less what was paid out, unless that failed. */
  balance({ id, payouts }: ModelAffiliate): number {
    const open = payouts.filter(({ status }) => status !== 'failed')
    return open.reduce((sum, { amount }) => sum - amount, this.sums(id).get('')?.[3] ?? 0)
  }

  /** Opens a payout of all that was earned long enough ago, if that is enough and may be paid. */
  payOut(affiliate: ModelAffiliate): void {
    const recent = this.payments.filter(
      ({ userId, paidAt }) =>
        this.#referrals.get(userId)?.affiliate === affiliate &&
        paidAt.getTime() + HOLD_MS > Date.now()
    )
    const held = recent.reduce((sum, payment) => sum + this.earned(payment), 0)
    const amount = this.balance(affiliate) - held
    const isBusy = affiliate.payouts.some(({ status }) => status === 'pending')
    if (affiliate.isOnHold || isBusy || amount < MIN_PAYOUT) return
    affiliate.payouts.push({ amount, status: 'pending', wasSent: false })
  }

  /** Sends what was not sent before, unless its affiliate was put on hold since. */
  sendPayouts(): void {
    for (const { isOnHold, payouts } of this.affiliates) {
      for (const payout of payouts) {
        if (payout.status !== 'pending' || payout.wasSent) continue
        if (isOnHold) payout.status = 'failed'
        else payout.wasSent = true
      }
    }
  }

  /** Takes PayPal's word on a payout: what failed stays so, and what has arrived fails only when it comes back. */
  say(payout: ModelPayout | undefined, word: string): void {
    if (!payout || payout.status === 'failed') return
    const isLost = word === 'FAILED' || word === 'BLOCKED'
    if (word === 'RETURNED' || word === 'REFUNDED') payout.status = 'failed'
    else if (isLost && payout.status === 'pending') payout.status = 'failed'
    else if (word === 'SUCCESS') payout.status = 'completed'
  }
}
