import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { GenerationKind, GenerationState } from './generation_state.js'

export interface EndedWork {
  id: string
  userId: number
  kind: GenerationKind
  state: Extract<GenerationState, 'succeeded' | 'failed' | 'cancelled'>
  productId: number | null
  /** Whether a batch asked for it. */
  inBatch: boolean
}

type Listener = (trx: TransactionClientContract, work: EndedWork) => Promise<void>

const listeners: Listener[] = []

/** Has something done in each transaction that ends work; when it throws, the work has not ended. */
export function onWorkEnded(listener: Listener): void {
  listeners.push(listener)
}

/** Tells in the transaction that ends it. */
export async function notifyWorkEnded(
  trx: TransactionClientContract,
  work: EndedWork
): Promise<void> {
  for (const listener of listeners) await listener(trx, work)
}
