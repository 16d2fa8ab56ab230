type Sweep = () => Promise<unknown>

const registered = new Map<string, Sweep>()

/**
 * Has something done every few minutes by a worker (`work/jobs/sweep.ts`): it ends what is overdue, or removes what nobody needs any more.
 * @param name what it does, for the log
 */
export function defineSweep(name: string, sweep: Sweep): void {
  registered.set(name, sweep)
}

/** All of them, in the order in which they were defined. */
export function sweeps(): ReadonlyMap<string, Sweep> {
  return registered
}
