import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type OnClosing = (trx: TransactionClientContract, userId: number) => Promise<unknown>

const listeners: OnClosing[] = []

/** Has something of a user's removed together with the account. What still refers to the account is there. */
export function onAccountClosing(listener: OnClosing): void {
  listeners.push(listener)
}

/** Told in the transaction that deletes an account, before it is gone. */
export async function notifyAccountClosing(
  trx: TransactionClientContract,
  userId: number
): Promise<void> {
  for (const listener of listeners) await listener(trx, userId)
}
