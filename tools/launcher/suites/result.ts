import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '../data_dir/data_dir.ts'
import type { Part } from './parts.ts'
import type { UsualTimes } from './usual_times.ts'

/** What the runner leaves in its data folder (`tests/support/summary.ts`). */
export interface Summary {
  passed: number
  /** What failed, the suite and the test, with the reason below, or what went wrong beside the tests. */
  failures: string[]
  /** How long the tests of each file took, in seconds. */
  times: UsualTimes
}

/** How a part of a suite ended. */
export interface PartResult extends Summary {
  code: number
}

/** Reads what the runner left; a runner that left nothing failed. A file whose tests were all left out took no time. */
export async function readResult(
  { name, files }: Part,
  dataDir: string,
  ending: { code: number | null; signal: NodeJS.Signals | null }
): Promise<PartResult> {
  const text = await readFile(join(dataDir, 'summary.json'), 'utf8').catch(ignoreMissing)
  const code = ending.code ?? 1
  if (text) {
    const { times, ...summary } = JSON.parse(text) as Summary
    return {
      code,
      ...summary,
      times: { ...Object.fromEntries(files.map((it) => [it, 0])), ...times },
    }
  }
  const how = ending.signal ?? `code ${ending.code}`
  const failure = `${name}: the runner ended with ${how} and without a result`
  return { code: code || 1, passed: 0, failures: [failure], times: {} }
}

/** Lists what failed, and closes with the line `N passed, N failed`. */
export function printResults(results: PartResult[]): string {
  const failures = results.flatMap((result) => result.failures)
  const passed = results.reduce((sum, result) => sum + result.passed, 0)
  const list = failures.length > 0 ? `Failed:\n${failures.map((it) => `  ${it}\n`).join('')}` : ''
  return `\n${list}${passed} passed, ${failures.length} failed`
}
