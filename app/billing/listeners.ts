import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** What a payment's provider says of it, and nothing of what was said before. */
export interface PaymentNews {
  /** Cents in all. */
  refunded?: number
  dispute?: 'open' | 'won' | 'lost'
}

interface PaymentListener {
  /** A payment was booked, refunded or disputed, in the transaction that writes it; its user is locked. */
  changed(trx: TransactionClientContract, paymentId: number): Promise<void>
  /** The same of a payment whose buyer has deleted the account since. */
  formerChanged(trx: TransactionClientContract, intent: string, news: PaymentNews): Promise<void>
}

const listeners: PaymentListener[] = []

/** Has something done whenever a payment changes: it happens together with the change or not at all. */
export function onPaymentChanged(listener: PaymentListener): void {
  listeners.push(listener)
}

export async function notifyPaymentChanged(
  trx: TransactionClientContract,
  paymentId: number
): Promise<void> {
  for (const listener of listeners) await listener.changed(trx, paymentId)
}

export async function notifyFormerPaymentChanged(
  trx: TransactionClientContract,
  intent: string,
  news: PaymentNews
): Promise<void> {
  for (const listener of listeners) await listener.formerChanged(trx, intent, news)
}

interface Coupons {
  /** The code as it is written; null when it is none of theirs. */
  find(sent: unknown): Promise<string | null>
  /** Takes a code for somebody's first subscription. @returns whether it is one of theirs */
  take(userId: number, code: string): Promise<boolean>
}

const coupons: Coupons[] = []

/** Codes beside our own that are worth what the promotion is. */
export function defineCoupons(part: Coupons): void {
  coupons.push(part)
}

export async function findCoupon(sent: unknown): Promise<string | null> {
  for (const part of coupons) {
    const code = await part.find(sent)
    if (code !== null) return code
  }
  return null
}

export async function takeCoupon(userId: number, code: string): Promise<boolean> {
  for (const part of coupons) if (await part.take(userId, code)) return true
  return false
}

const checks: (() => Promise<string[]>)[] = []

/** Has reconciliation look at another ledger. @param check what somebody has to look at, in words */
export function defineLedgerCheck(check: () => Promise<string[]>): void {
  checks.push(check)
}

export async function checkLedgers(): Promise<string[]> {
  return (await Promise.all(checks.map((check) => check()))).flat()
}
