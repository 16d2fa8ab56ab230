import type { SuiteResult } from './result.ts'

/** With more failures than this, something is broken: a second try would only take time. */
const MOST_FAILURES = 5

/** What a suite needs to be run again in parts. */
export type RunAgain = (suite: string, files: string[]) => Promise<SuiteResult>

/**
 * Runs the files in which a test failed once more, one suite after the other with nothing beside them. A test that fails again has
 * failed; one that passes is named, since it depends on something that it should not (a race, the load of the machine).
 * Failures that belong to no file, and more than a few, stay as they are.
 */
export async function tryAgain(results: SuiteResult[], run: RunAgain): Promise<SuiteResult[]> {
  const failures = results.flatMap((result) => result.failures)
  if (failures.length > MOST_FAILURES || failures.some(({ file }) => file === null)) return results
  const after: SuiteResult[] = []
  for (const first of results) {
    const files = [...new Set(first.failures.map(({ file }) => file!))]
    after.push(files.length === 0 ? first : merge(first, await run(first.suite, files)))
  }
  return after
}

function merge(first: SuiteResult, second: SuiteResult): SuiteResult {
  const { suite, code, failures } = second
  const remaining = new Set(failures.map(({ title }) => title))
  return {
    suite,
    code,
    passed: first.passed + first.failures.length - failures.length,
    failures,
    recovered: first.failures.filter(({ title }) => !remaining.has(title)),
  }
}
