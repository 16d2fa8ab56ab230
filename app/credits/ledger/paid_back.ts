import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

/** A grant the money for which went back, or is held back. */
export interface PaidBack {
  grant_id: number
  granted: number
  payment_id: number
  paid: number
  /** Cents. */
  refunded: number
  dispute: 'open' | 'won' | 'lost' | null
  /** Credits that were taken back for refunds until now. */
  revoked: number
}

type ListPaidBack = (trx: TransactionClientContract, grantIds: number[]) => Promise<PaidBack[]>

const lists: ListPaidBack[] = []

/** Tells which grants were paid with money that went back since. */
export function definePaidBack(list: ListPaidBack): void {
  lists.push(list)
}

/** Those of some grants. */
export async function listPaidBack(
  trx: TransactionClientContract,
  grantIds: number[]
): Promise<PaidBack[]> {
  const found: PaidBack[] = []
  for (const list of lists) found.push(...(await list(trx, grantIds)))
  return found
}
