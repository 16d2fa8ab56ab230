import type { EngineState } from '../engine.js'
import { EngineError } from '../engine_error.js'
import { unpackModel, type ModelView } from '../built_in/built_in_engine.js'
import type { Family } from './models/row.js'

/** Name of the file with the trained weights, whatever they are packed in. */
export const WEIGHTS_FILE = 'weights.safetensors'

export interface RemoteModel {
  triggerWord: string
  /** Cut-outs of the product, best first. */
  views: ModelView[]
  /** What the provider has learnt, under its own name of it; null when the product was prepared without this provider. */
  trained: { reference: string; family: Family } | null
}

/** The local engine's model with what the provider has learnt: either engine can go on with it. */
export function packModel(
  local: EngineState,
  provider: string,
  { reference, family }: NonNullable<RemoteModel['trained']>
) {
  return { ...local, [provider]: { lora: reference, family } }
}

/** @throws EngineError `invalid_input` when no engine here made it */
export function readModel(state: EngineState, provider: string): RemoteModel {
  const model = unpackModel(state)
  const own = state[provider]
  if (own === undefined) return { ...model, trained: null }
  const { lora: reference, family } = own as Partial<Record<string, unknown>>
  if (typeof reference !== 'string' || typeof family !== 'string') {
    throw new EngineError('training_outdated')
  }
  return { ...model, trained: { reference, family: family as Family } }
}
