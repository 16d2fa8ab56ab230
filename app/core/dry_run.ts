import { AsyncLocalStorage } from 'node:async_hooks'

const dryRuns = new AsyncLocalStorage<true>()

/** Whether the request that is being answered only asks what it would take: nothing of it may stay, in no table and in no store. */
export function isDryRun(): boolean {
  return dryRuns.getStore() ?? false
}

/** Does something as a dry run. */
export function asDryRun<Result>(act: () => Result): Result {
  return dryRuns.run(true, act)
}
