import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { chmod, mkdir } from 'node:fs/promises'
import { findFreePort } from '../network.ts'
import { startEmbeddedPostgres } from '../postgres/embedded_postgres.ts'
import { migrateAndSeed } from '../preparation.ts'
import { ROOT, TYPESCRIPT } from '../settings.ts'
import { readResult, type SuiteResult } from './result.ts'
import type { Turn } from './turns.ts'

const HOST = '127.0.0.1'

export interface SuiteRun {
  suite: string
  /** For the runner. */
  filters: string[]
  /** A folder that is not there yet; its database is made there, and nothing is seeded. */
  dataDir: string
  env: NodeJS.ProcessEnv
  turn: Turn
  stop: AbortSignal
}

/** Runs one suite to its end; being stopped ends it at once, what it started stops by itself. */
export async function runSuite(options: SuiteRun): Promise<SuiteResult> {
  const { suite, dataDir, turn, stop } = options
  await mkdir(dataDir)
  await chmod(dataDir, 0o711)
  const database = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    const env = {
      ...options.env,
      HOST,
      PORT: String(await findFreePort(HOST)),
      APP_KEY: randomBytes(32).toString('base64url'),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    }
    await migrateAndSeed(dataDir, env, stop, ['--without-seed'])
    const ending = await runRunner({ ...options, env })
    stop.throwIfAborted()
    return await readResult(suite, dataDir, ending)
  } finally {
    turn.end()
    await database.stop()
  }
}

async function runRunner({ suite, filters, env, turn, stop }: SuiteRun) {
  const runner = spawn(process.execPath, [TYPESCRIPT, 'bin/test.ts', suite, ...filters], {
    cwd: ROOT,
    // The runner sees a pipe where its reader may have a terminal.
    env: { ...env, ...(process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  })
  runner.stdout!.on('data', (chunk: Buffer) => turn.write(chunk))
  runner.stderr!.on('data', (chunk: Buffer) => turn.write(chunk))
  const kill = () => runner.kill('SIGKILL')
  stop.addEventListener('abort', kill)
  const [code, signal] = (await once(runner, 'close')) as [number | null, NodeJS.Signals | null]
  stop.removeEventListener('abort', kill)
  return { code, signal }
}
