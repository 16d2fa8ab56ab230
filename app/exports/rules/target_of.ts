import { findTarget } from './markets.js'
import type { Target } from './rules.js'
import { unknownMarket } from '../errors.js'

/**
 * A slot by its name, such as `amazon.main`.
 * @throws AppError 422 when there is none
 */
export function targetOf(name: string): Target {
  const target = findTarget(name)
  if (!target) throw unknownMarket()
  return target
}
