/** What the process that started worker and web process tells the latter of the former. */
export interface WorkerState {
  /** `restarting`: it ended and rests for a moment before it is started again. */
  state: 'starting' | 'ready' | 'restarting'
  /** How often it was started again since all was started. */
  restarts: number
  /** Exit code of its last end, or the name of the signal that ended it; null while it never has. */
  last_code: number | string | null
}

let told: WorkerState | null = null

/** Takes a message of the parent process; all but `{ worker }` is left alone. */
export function receiveWorkerState(message: unknown): void {
  if (typeof message === 'object' && message !== null && 'worker' in message) {
    told = message.worker as WorkerState
  }
}

/** Null where nobody tells, as on a machine that runs web processes alone. */
export function workerState(): WorkerState | null {
  return told
}
