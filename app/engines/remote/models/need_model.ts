import { EngineError } from '../../engine_error.js'
import type { ModelJob } from './orders.js'
import type { ChosenModels, ModelRow } from './row.js'

/**
 * The model of a job that only a provider with one is asked for.
 * @throws EngineError `unsupported` where it has none
 */
export function needModel<J extends ModelJob>(models: ChosenModels, job: J): ModelRow<J> {
  const row = models[job] as ModelRow<J> | null
  if (!row) throw new EngineError('no_engine')
  return row
}
