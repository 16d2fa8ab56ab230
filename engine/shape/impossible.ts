import type { ImpossibleWay } from '../contract/failures.js'
import { JobError } from '../contract/job_error.js'

/** The way to another shape that a merchant chose is not possible. */
export function impossible(why: ImpossibleWay): JobError {
  return new JobError('way_impossible', { why })
}
