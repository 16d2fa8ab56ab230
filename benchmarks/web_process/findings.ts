import { readFile, rm } from 'node:fs/promises'
import type { Profiler } from 'node:inspector'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Instance } from '#tests/support/instance'
import { until } from '#tests/support/until'
import { findingsFile } from './findings_file.ts'

/** What a web process with the probe has noted. */
export interface Findings {
  /** With the names under which they are kept prepared. */
  queries: { name?: string; text: string; values: unknown[] }[]
  profile: Profiler.Profile
}

/** How long the probe may take to begin. */
const BEGIN_MS = 500

export const PROBE = new URL('./probe.ts', import.meta.url).href

/** Does something, and answers what the instance's web process, which has the probe, asked and worked at meanwhile. */
export async function findingsOf(
  { pids, dataDir }: Pick<Instance, 'pids' | 'dataDir'>,
  work: () => Promise<unknown>
): Promise<Findings> {
  const [web, file] = [pids.web!, findingsFile(dataDir)]
  process.kill(web, 'SIGUSR2')
  await sleep(BEGIN_MS)
  await work()
  process.kill(web, 'SIGUSR2')
  const text = await until(() => readFile(file, 'utf8').catch(() => null))
  await rm(file)
  return JSON.parse(text) as Findings
}
