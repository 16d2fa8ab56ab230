import logger from '@adonisjs/core/services/logger'
import { type Fault, selfChecks } from '#app/core/self_checks'
import { operatorEmail } from '#config/operator'
import { keepResults } from './keep_results.js'

/** What one check has found. */
export interface Checked {
  name: string
  /** None where all is well. */
  faults: Fault[]
}

/**
 * Looks at everything that features have registered, keeps what is found, and tells it in the log and the operator by mail: each kind once
 * until it is mended. A check that fails is a fault itself and stops no other.
 * @param told whom; nobody where it is null
 */
export async function runChecks(told = operatorEmail, checks = selfChecks()): Promise<Checked[]> {
  const results: Checked[] = []
  for (const [name, check] of checks) {
    const faults = await check().catch((error: unknown): Fault[] => {
      logger.error({ err: error, check: name }, 'a self-check failed')
      return [
        {
          problem: 'It could not be looked at.',
          fix: 'Look for "a self-check failed" in the log, which says why.',
        },
      ]
    })
    if (faults.length > 0) logger.error({ check: name, faults }, 'a self-check found something')
    results.push({ name, faults })
  }
  await keepResults(results, told)
  return results
}
