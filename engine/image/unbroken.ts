import { JobError } from '../contract/job_error.js'

/** @throws JobError `service_output_unusable` when a picture that a provider made cannot be read */
export async function unbroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    throw new JobError('service_output_unusable', {}, { cause })
  }
}
