import settings from '../../../adonisrc.ts'

/**
 * Tells the suites that are asked for from the runner's other filters.
 *
 * @returns the suites in the order of `adonisrc.ts`, all when none is named
 */
export function chooseSuites(args: string[]): { suites: string[]; filters: string[] } {
  const all = settings.tests!.suites.map(({ name }) => name)
  const named = all.filter((name) => args.includes(name))
  return {
    suites: named.length > 0 ? named : all,
    filters: args.filter((it) => !named.includes(it)),
  }
}
