/** A prediction or training that the provider was asked for. */
export interface EmulatedJob {
  id: string
  isTraining: boolean
  /** `OWNER/NAME`. */
  model: string
  version: string
  input: Record<string, unknown>
  webhook: string | null
  status: 'starting' | 'processing' | 'succeeded' | 'failed' | 'canceled'
  output: unknown
  error: string | null
}

/** The job as the provider tells it. */
export function describe(job: EmulatedJob, url: string) {
  const { id, status, model, version, input, output, error } = job
  const address = `${url}/v1/${job.isTraining ? 'trainings' : 'predictions'}/${id}`
  return {
    ...{ id, status, model, version, input, output, error },
    logs: '',
    data_removed: false,
    source: 'api',
    created_at: new Date().toISOString(),
    metrics: status === 'succeeded' ? { predict_time: 4, total_time: 5 } : {},
    urls: { get: address, cancel: `${address}/cancel` },
  }
}
