import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** Something that opens an account, or what it has, from outside. */
interface Leftover {
  /** Takes away what was left since then. @returns whether there was anything */
  remove(trx: TransactionClientContract, userId: number, since: Date): Promise<boolean>
  /** What follows once the transaction is committed. */
  afterwards?(): Promise<unknown>
}

const leftovers: Leftover[] = []

/** Has something taken away where an account comes back to its owner, who may find in it what somebody else has left. */
export function defineLeftover(leftover: Leftover): void {
  leftovers.push(leftover)
}

/** @returns whether there was anything */
export async function removeLeftoversOfFeatures(
  trx: TransactionClientContract,
  userId: number,
  since: Date
): Promise<boolean> {
  let found = false
  for (const { remove } of leftovers) found = (await remove(trx, userId, since)) || found
  return found
}

/** Once the transaction is committed in which leftovers were taken away. */
export async function afterLeftovers(): Promise<void> {
  for (const { afterwards } of leftovers) await afterwards?.()
}
