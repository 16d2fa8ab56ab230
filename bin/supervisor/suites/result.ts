import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../data_dir.ts'

/** A test that failed, or what went wrong beside the tests. */
export interface Failure {
  /** The suite and what failed in it, in one line. */
  title: string
  /** Where it is written, from the project's folder; null when that is not one file. */
  file: string | null
}

/** What the runner leaves in its data folder (`tests/support/summary.ts`). */
export interface Summary {
  passed: number
  failures: Failure[]
}

/** How a suite ended. */
export interface SuiteResult extends Summary {
  suite: string
  code: number
  /** What failed first and passed then. */
  recovered: Failure[]
}

/** Reads what the runner left; a runner that left nothing failed. */
export async function readResult(
  suite: string,
  dataDir: string,
  ending: { code: number | null; signal: NodeJS.Signals | null }
): Promise<SuiteResult> {
  const text = await readFile(join(dataDir, 'summary.json'), 'utf8').catch(ignoreMissing)
  const code = ending.code ?? 1
  const how = ending.signal ?? `code ${ending.code}`
  const title = `${suite}: the runner ended with ${how} and without a result`
  if (!text) {
    return { suite, code: code || 1, passed: 0, failures: [{ title, file: null }], recovered: [] }
  }
  const summary: Summary = JSON.parse(text)
  return { suite, code, ...summary, recovered: [] }
}

/** Lists what failed, and what only passed when it was tried again, and closes with the line `N passed, N failed`. */
export function sayResults(results: SuiteResult[]): string {
  const failures = results.flatMap((result) => result.failures)
  const recovered = results.flatMap((result) => result.recovered)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const lists = list('Passed only at the second try', recovered) + list('Failed', failures)
  return `\n${lists}${passed} passed, ${failures.length} failed`
}

function list(heading: string, failures: Failure[]): string {
  if (failures.length === 0) return ''
  return `${heading}:\n${failures.map(({ title }) => `  ${title}\n`).join('')}`
}
