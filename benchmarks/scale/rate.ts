import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { beside } from '../report.js'
import type { Merchant } from './merchant.js'
import { COMMONEST } from './paths.js'

const SECONDS = 20

/** Until what runs often is compiled; at half the rate, since what would be late by then would make everything after it late. */
const WARM_SECONDS = 10

/**
 * Opens the ten commonest pages in turns, at a fixed rate whether answers come or not: what comes late makes the next ones wait, as it does where
 * visitors know nothing of each other.
 * @param merchants who open them in turns
 * @param rate requests a second
 * @returns by path, what each took in ms from when it was due; for ever what was refused
 */
export async function measureRate(
  merchants: readonly Merchant[],
  rate: number
): Promise<Map<string, number[]>> {
  await openAll(merchants, rate / 2, WARM_SECONDS)
  return openAll(merchants, rate, SECONDS)
}

async function openAll(
  merchants: readonly Merchant[],
  rate: number,
  seconds: number
): Promise<Map<string, number[]>> {
  const times = new Map(COMMONEST.map((path): [string, number[]] => [path, []]))
  const from = performance.now()
  const answers: Promise<number>[] = []
  for (let sent = 0; sent < rate * seconds; sent++) {
    const due = from + (sent * 1000) / rate
    const early = due - performance.now()
    if (early > 0) await sleep(early)
    const path = COMMONEST[sent % COMMONEST.length]!
    const merchant = merchants[Math.floor(sent / COMMONEST.length) % merchants.length]!
    const answer = openOne(merchant, path, due, times.get(path)!)
    // It is waited for below, which may be after it has failed.
    answer.catch(() => {})
    answers.push(answer)
  }
  const refused = (await Promise.all(answers)).filter((status) => status !== 200)
  for (const [status, all] of Map.groupBy(refused, (one) => one)) {
    beside(`answered with ${status}`, String(all.length))
  }
  return times
}

async function openOne(
  merchant: Merchant,
  path: string,
  due: number,
  times: number[]
): Promise<number> {
  const status = await merchant.open(path)
  times.push(status === 200 ? performance.now() - due : Infinity)
  return status
}
