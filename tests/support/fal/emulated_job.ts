/** A job that the provider was asked for. */
export interface EmulatedJob {
  id: string
  model: string
  /** Of the account that asked for it, and pays. */
  key: string
  input: Record<string, unknown>
  webhook: string | null
  /** Names the submission in the webhook's address; empty without one. */
  marker: string
  state: 'IN_QUEUE' | 'IN_PROGRESS' | 'COMPLETED'
  isCancelled: boolean
  /** Pictures are made when they are asked for first, so that many jobs can wait. */
  answer: Promise<{ status: number; body: unknown; units: number }> | null
}

export interface EmulatorOptions {
  key?: string
  /** Milliseconds that a job takes. */
  takes?: number | ((model: string) => number)
  port?: number
}
