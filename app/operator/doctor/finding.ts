import { setTimeout as sleep } from 'node:timers/promises'

/** Something that the doctor has looked at. */
export type Finding = {
  about: string
  /** `told` is neither: a fact, or a hint. */
  state: 'well' | 'wrong' | 'told'
  text: string
  /** What is wrong, without what to do about it. */
  problem?: string
}

/** Whoever does not answer by then is not reachable. */
const PATIENCE_MS = 5_000

export const well = (about: string, text: string): Finding => ({ about, state: 'well', text })
export const told = (about: string, text: string): Finding => ({ about, state: 'told', text })

/** @param fix what an operator does about it */
export const wrong = (about: string, problem: string, fix: string): Finding => ({
  about,
  state: 'wrong',
  text: `${problem} ${fix}`,
  problem,
})

/**
 * Looks whether somebody answers, for a few seconds.
 * @param ask resolves with what there is to say
 * @param fix what to do where that fails
 */
export async function reach(
  about: string,
  ask: () => Promise<string>,
  fix: string,
  patienceMs = PATIENCE_MS
): Promise<Finding> {
  const stopped = new AbortController()
  const tooLong = sleep(patienceMs, undefined, { signal: stopped.signal }).then(() => {
    throw new Error(`There was no answer within ${patienceMs / 1000} seconds.`)
  })
  try {
    return well(about, await Promise.race([ask(), tooLong]))
  } catch (error) {
    return wrong(about, sentence(error as Error), fix)
  } finally {
    tooLong.catch(() => {})
    stopped.abort()
  }
}

/** What went wrong beneath says more than that something did; where a name has several addresses, each has an error of its own. */
export function sentence(error: Error): string {
  const [first] = error instanceof AggregateError ? (error.errors as Error[]) : []
  const text = error.message || first?.message || error.name
  const beneath = innermost(error).message
  const both = text.includes(beneath) ? text : `${text}: ${beneath}`
  return /[.!?]$/.test(both) ? both : `${both}.`
}

function innermost(error: Error): Error {
  return error.cause instanceof Error ? innermost(error.cause) : error
}
