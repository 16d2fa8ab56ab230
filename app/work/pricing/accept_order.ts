import { AsyncLocalStorage } from 'node:async_hooks'
import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { asDryRun, isDryRun } from '#app/core/dry_run'
import type { CreditKind } from '#config/credits'
import { expectedSeconds, type ExpectedSeconds } from '../queries/expected_seconds.js'
import { type Price, sumOfPrices } from './price.js'

/** Ends a dry run once all of it has been checked and rolled back; its answer is its price. */
export class Priced extends Error {}

interface DryRun {
  /** Null until it has ended. */
  price: Price | null
  /** Of the orders of a call that makes several, as far as it has come; null for any other one. */
  several: Price[] | null
}

const dryRuns = new AsyncLocalStorage<DryRun>()

/** An order in a dry run. */
export interface Tried<Accepted> {
  accepted: Accepted
  /** In which it was accepted, and which is rolled back afterwards. */
  trx: TransactionClientContract
  /** What pieces of work take here, by kind. */
  expected: ExpectedSeconds
}

/**
 * Accepts an order in one transaction. In a dry run the same is done and rolled back, so that it is refused for what the order itself
 * would be refused for.
 * @param price what was accepted takes; asked for in dry runs alone
 * @throws Priced in a dry run, unless it is one of several orders
 */
export async function acceptOrder<Accepted>(
  take: (trx: TransactionClientContract) => Promise<Accepted>,
  price: (tried: Tried<Accepted>) => Price | Promise<Price>
): Promise<Accepted> {
  if (!isDryRun()) return db.transaction(take)
  const expected = await expectedSeconds()
  const tried = await rolledBack(async (trx) => {
    const accepted = await take(trx)
    return { accepted, price: await price({ accepted, trx, expected }) }
  })
  const several = dryRuns.getStore()?.several
  if (!several) throw priced(tried.price)
  several.push(tried.price)
  return tried.accepted
}

/**
 * Accepts several orders of one call, each in a transaction of its own.
 * @param accept calls {@link acceptOrder} for each
 * @throws Priced in a dry run, with what all of them take together
 */
export async function acceptOrders<Result>(accept: () => Promise<Result>): Promise<Result> {
  const run = dryRuns.getStore()
  if (!run) return accept()
  run.several = []
  await accept()
  throw priced(sumOfPrices(run.several))
}

/** Credits of a kind that orders before this one of the same dry run would have taken. */
export function pricedBefore(kind: CreditKind): number {
  const before = dryRuns.getStore()?.several ?? []
  return before.reduce((sum, price) => sum + (price.kind === kind ? price.credits : 0), 0)
}

/** Ends a dry run. @returns what is thrown for that */
export function priced(price: Price): Priced {
  dryRuns.getStore()!.price = price
  return new Priced()
}

/**
 * Has a call answered as a dry run.
 * @returns what it would take; null where it has come to no order, since it was refused or what it makes is there
 */
export async function priceOnly(answer: () => Promise<unknown>): Promise<Price | null> {
  const run: DryRun = { price: null, several: null }
  await asDryRun(() => dryRuns.run(run, answer))
  return run.price
}

async function rolledBack<Done>(
  act: (trx: TransactionClientContract) => Promise<Done>
): Promise<Done> {
  const trx = await db.transaction()
  try {
    return await act(trx)
  } finally {
    await trx.rollback()
  }
}
