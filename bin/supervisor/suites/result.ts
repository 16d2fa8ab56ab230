import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../data_dir.ts'

/** How a suite ended. */
export interface SuiteResult {
  code: number
  passed: number
  /** What failed, each in one line. */
  failures: string[]
}

/** Reads what the runner leaves in its data folder (`tests/support/summary.ts`); a runner that left nothing failed. */
export async function readResult(
  suite: string,
  dataDir: string,
  ending: { code: number | null; signal: NodeJS.Signals | null }
): Promise<SuiteResult> {
  const text = await readFile(join(dataDir, 'summary.json'), 'utf8').catch(ignoreMissing)
  const code = ending.code ?? 1
  if (text) return { code, ...JSON.parse(text) }
  const how = ending.signal ?? `code ${ending.code}`
  return {
    code: code || 1,
    passed: 0,
    failures: [`${suite}: the runner ended with ${how} and without a result`],
  }
}

/** Lists what failed and closes with the line `N passed, N failed`. */
export function sayResults(results: SuiteResult[]): string {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const list = failures.length > 0 ? `Failed:\n${failures.map((it) => `  ${it}\n`).join('')}` : ''
  return `\n${list}${passed} passed, ${failures.length} failed`
}
