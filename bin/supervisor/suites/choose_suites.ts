import settings from '../../../adonisrc.ts'

/** Asks for a second try of what failed. */
const RETRY = '--retry-failed'

/**
 * Tells the suites that are asked for, and whether what fails is tried again, from the runner's own filters.
 *
 * @returns the suites in the order of `adonisrc.ts`, all when none is named
 */
export function chooseSuites(args: string[]): {
  suites: string[]
  filters: string[]
  retryFailed: boolean
} {
  const all = settings.tests!.suites.map(({ name }) => name)
  const named = all.filter((name) => args.includes(name))
  return {
    suites: named.length > 0 ? named : all,
    filters: args.filter((it) => !named.includes(it) && it !== RETRY),
    retryFailed: args.includes(RETRY),
  }
}
