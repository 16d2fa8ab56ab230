import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type User from './models/user.js'

/** Somebody who has just registered. */
export interface Newcomer {
  userId: number
  email: string
  ipAddress: string
}

/** Notes what brought a newcomer, in the transaction of the registration. */
export type RecordArrival = (trx: TransactionClientContract, newcomer: Newcomer) => Promise<void>

const readers: ((ctx: HttpContext) => RecordArrival | null)[] = []

/** Has a feature look at the request of a registration: what it returns notes what it saw there. */
export function onArrival(read: (ctx: HttpContext) => RecordArrival | null): void {
  readers.push(read)
}

/** What all that look at a registration have seen in its request. */
export function arrivalOf(ctx: HttpContext): RecordArrival {
  const records = readers.map((read) => read(ctx)).filter((record) => record !== null)
  return async (trx, newcomer) => {
    for (const record of records) await record(trx, newcomer)
  }
}

type OnCreated = (trx: TransactionClientContract, user: User) => Promise<unknown>

const listeners: OnCreated[] = []

/** Has something made along with each account, in its transaction. */
export function onAccountCreated(listener: OnCreated): void {
  listeners.push(listener)
}

export async function notifyAccountCreated(
  trx: TransactionClientContract,
  user: User
): Promise<void> {
  for (const listener of listeners) await listener(trx, user)
}
