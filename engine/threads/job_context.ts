import type { MediaKey } from '../contract/state.js'
import type { ProgressStep } from '../contract/steps.js'
import type { Network } from '../vision/networks.js'
import type { Inference, Tensor } from '../vision/tensors.js'

/** What a job sees of the world while it runs in a thread. */
export interface JobContext {
  /** Existing folder for output files. */
  readonly scratch: string

  /** Reads a stored picture. Rejects with JobError when it is gone. */
  read(key: MediaKey): Promise<Uint8Array>

  /** Trained networks that can be used here: fewer once one has failed for good. */
  readonly networks: ReadonlySet<Network>

  /**
   * Runs one of `networks`, when its turn comes. The memory of its inputs is given away. Rejects with VisionFault when it cannot be used
   * here after all, with JobError when this run failed or the work was cancelled.
   */
  infer<Output extends string>(inference: Inference<Output>): Promise<Record<Output, Tensor>>

  /** See `CallContext.progress`. */
  progress(fraction: number, step: ProgressStep): void

  /**
   * Lets messages in, and rejects when the work was cancelled. Called between steps of at most about half a
   * second, so that cancelling does not cost the thread.
   */
  checkpoint(): Promise<void>
}
