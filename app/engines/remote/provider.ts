import type { Model, ModelInput } from './models/model.js'

/** How a request stands at the provider. */
export type Standing =
  /** `place` is how many requests are before it; 0 when it is worked on or nobody says. */
  | { state: 'waiting'; place: number }
  /** `units` is what it was billed for, or null when the provider does not say. */
  | { state: 'succeeded'; output: unknown; units: number | null }

/** What came out of a request. `units` as above. */
export type Finished = Pick<Extract<Standing, { state: 'succeeded' }>, 'output' | 'units'>

export interface Submission {
  /** Our own id of the request. */
  id: string
  model: Model
  input: ModelInput
  /** Where the provider's message shall go, or null for no message. */
  webhookUrl: string | null
  /** Whether the files that it makes shall stay at the provider. */
  keepsFiles: boolean
}

/** A request that the provider has taken. */
export interface Submitted {
  /** Name of its model. */
  model: string
  /** The provider's own id. */
  requestId: string
}

/**
 * What the queue needs of a provider. Each call is one exchange and repeats nothing, since a repeated submission is paid twice; what is
 * no success rejects with `Refusal` or `NoAnswer`, a request that has failed with the `Refusal` that says why.
 */
export interface Provider {
  /** Stable name, stored with each request and in trained models. */
  readonly name: string

  /** The same in the name of another account there. */
  withKey(key: string): Provider

  /** @returns the provider's id of the request, or what came out of it where that is the answer */
  submit(submission: Submission): Promise<string | Finished>

  /** @param hasEnded whether the provider's message says so already */
  ask(request: Submitted & { hasEnded: boolean }, signal: AbortSignal): Promise<Standing>

  /**
   * The provider's id of what was sent under our own one, or null where it surely has not taken it; missing where it knows nothing of our
   * ids.
   */
  find?(id: string): Promise<string | null>

  /** A wish: what has been done is not undone. */
  cancel(request: Submitted): Promise<void>

  /** Brings a file to where the provider's models can read it; answers its address. */
  upload(file: File): Promise<string>
}
