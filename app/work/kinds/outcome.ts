import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Engine, EngineContext } from '#app/engines/engine'
import type { GenerationKind } from '../generation_state.js'
import type Generation from '../models/generation.js'
import type { ParamsOf, ResultOf } from '../params.js'

/** What an engine made, files stored, waiting for the transaction that ends the work. */
export interface Outcome<K extends GenerationKind> {
  /** Writes the rows and answers what becomes the generation's result. */
  record(trx: TransactionClientContract): Promise<ResultOf<K>>
  /** Credits of pieces that failed. */
  unusedCredits: number
  engineCostCents: number
}

/** One kind of work: calls the engine and stores its files. */
export type Work<K extends GenerationKind> = (
  generation: Generation,
  params: ParamsOf<K>,
  engine: Engine,
  context: EngineContext
) => Promise<Outcome<K>>
