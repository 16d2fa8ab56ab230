import { EngineError } from '../../engine_error.js'
import type { ImpossibleWay } from '../../failures/failures.js'

/** The way to another shape that a merchant chose is not possible. */
export function impossible(why: ImpossibleWay): EngineError {
  return new EngineError('way_impossible', { why })
}
