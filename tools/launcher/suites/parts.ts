import { glob } from 'node:fs/promises'
import settings from '../../../adonisrc.ts'
import { Failure } from '../failure.ts'
import { ROOT } from '../settings.ts'
import type { UsualTimes } from './usual_times.ts'

/** A part takes at least about this long: each start costs 5 to 15 seconds of a processor. */
const PART_SECONDS = 100

/** What a file counts that has not been timed yet. */
const UNKNOWN_SECONDS = 3

/** Files of one suite that run one after the other in one process. */
export interface Part {
  suite: string
  /** The suite, with a number where there are several. */
  name: string
  /** From the project's folder. */
  files: string[]
  /** How long they usually take. */
  seconds: number
}

/**
 * Divides suites into parts of about the same time, in their order: never more than run side by side, since those that wait would only cost
 * another start.
 *
 * @param ends ends of the names of the files that are wanted, with or without `.spec.ts`; all when empty
 * @param sideBySide how many parts of a suite run at once
 * @throws Failure when there is no such file
 */
export async function divideSuites(
  suites: string[],
  ends: string[],
  times: UsualTimes,
  sideBySide: (suite: string) => number
): Promise<Part[]> {
  const isWanted = (file: string) =>
    ends.length === 0 || ends.some((end) => file.endsWith(end) || file.endsWith(`${end}.spec.ts`))
  const found = await Promise.all(
    suites.map(async (suite) => ({ suite, files: (await filesOf(suite)).filter(isWanted) }))
  )
  const parts = found.flatMap(({ suite, files }) => divide(suite, files, times, sideBySide(suite)))
  if (parts.length > 0) return parts
  throw new Failure(`No file of the tests in ${suites.join(', ')} ends in ${ends.join(' or ')}.`)
}

/** The files of a suite, in the order of their names. */
async function filesOf(suite: string): Promise<string[]> {
  const { files } = settings.tests!.suites.find(({ name }) => name === suite)!
  return (await Array.fromAsync(glob(files as string[], { cwd: ROOT }))).sort()
}

/** The longest file first, each to the part that has the least to do; within a part by name. */
function divide(suite: string, files: string[], times: UsualTimes, most: number): Part[] {
  const secondsOf = (file: string) => times[file] ?? UNKNOWN_SECONDS
  if (files.length === 0) return []
  const total = files.reduce((sum, file) => sum + secondsOf(file), 0)
  const count = Math.max(1, Math.min(most, files.length, Math.round(total / PART_SECONDS)))
  const parts = Array.from({ length: count }, (_, index): Part => {
    const name = count > 1 ? `${suite} ${index + 1}/${count}` : suite
    return { suite, name, files: [], seconds: 0 }
  })
  for (const file of files.toSorted((a, b) => secondsOf(b) - secondsOf(a))) {
    const part = parts.reduce((least, it) => (it.seconds < least.seconds ? it : least))
    part.files.push(file)
    part.seconds += secondsOf(file)
  }
  for (const part of parts) part.files.sort()
  return parts
}
