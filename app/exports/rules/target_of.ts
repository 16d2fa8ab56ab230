import { AppError } from '#app/core/errors/app_error'
import { EXPORT_ERRORS } from '../messages/en/common.js'
import { findTarget } from './markets.js'
import type { Target } from './rules.js'

/**
 * A slot by its name, such as `amazon.main`.
 * @throws AppError 422 when there is none
 */
export function targetOf(name: string): Target {
  const target = findTarget(name)
  if (!target) throw new AppError(422, 'unknown_market', EXPORT_ERRORS.target)
  return target
}
