import { renameSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { Session } from 'node:inspector/promises'
import { isMainThread } from 'node:worker_threads'
import { findingsFile } from './findings_file.ts'
import type { Findings } from './findings.ts'

/*
 * Loaded by Node itself before anything else: in the web process of an instance, a first signal has it begin to note what it asks the database and
 * where its processor time goes, a second one has it write that down.
 */
interface Query {
  name?: string
  text?: string
  values?: unknown[]
}

/** Those of a page or two: under load they would be more than the process may hold. */
const MOST_QUERIES = 200

if (isMainThread && /\bbin\/server\.ts$/.test(process.argv[1] ?? '')) {
  const { prototype } = (createRequire(import.meta.url)('pg') as typeof import('pg')).Client
  const query = prototype.query as (...all: unknown[]) => unknown
  let queries: Findings['queries'] | null = null
  const noted = function (this: unknown, ...all: unknown[]) {
    const [first, second] = all as [Query | string, unknown]
    const { name, text, values } =
      typeof first === 'string' ? { name: undefined, text: first, values: second } : first
    if (text && queries!.length < MOST_QUERIES) {
      queries!.push({ name, text, values: Array.isArray(values) ? values : [] })
    }
    return query.apply(this, all)
  }

  const session = new Session()
  const begin = async () => {
    queries = []
    prototype.query = noted as typeof prototype.query
    session.connect()
    await session.post('Profiler.enable')
    await session.post('Profiler.start')
  }
  const end = async () => {
    const { profile } = await session.post('Profiler.stop')
    // What is measured afterwards shall be as quick as without any of this.
    await session.post('Profiler.disable')
    session.disconnect()
    prototype.query = query as typeof prototype.query
    const file = findingsFile(process.env.DATA_DIR!)
    writeFileSync(`${file}.new`, JSON.stringify({ queries, profile } as Findings))
    renameSync(`${file}.new`, file)
    queries = null
  }
  process.on('SIGUSR2', () => void (queries ? end() : begin()))
}
