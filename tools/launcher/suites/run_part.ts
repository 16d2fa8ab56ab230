import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createWriteStream } from 'node:fs'
import { findFreePort } from '../processes/network.ts'
import { startEmbeddedPostgres } from '../postgres/embedded_postgres.ts'
import { ROOT, TYPESCRIPT } from '../settings.ts'
import type { Part } from './parts.ts'
import { readResult, type PartResult } from './result.ts'
import { copyFolder } from './templates.ts'

export interface PartRun {
  part: Part
  /** For the runner. */
  filters: string[]
  /** Its data folder, which is not there yet; a copy of `template`. */
  dataDir: string
  /** A data folder with a migrated database. */
  template: string
  env: NodeJS.ProcessEnv
  /** Where all it says is kept; null: it is printed. */
  log: string | null
  stop: AbortSignal
  /** A test has ended. */
  onTest(isFailed: boolean): void
}

/** Runs a part of a suite to its end, with a database of its own; being stopped ends it at once, what it started stops by itself. */
export async function runPart(options: PartRun): Promise<PartResult> {
  const { part, dataDir, template, stop } = options
  await copyFolder(template, dataDir)
  const database = await startEmbeddedPostgres({ dataDir, durable: false })
  try {
    const env = {
      ...options.env,
      PORT: String(await findFreePort(options.env.HOST!)),
      APP_KEY: randomBytes(32).toString('base64url'),
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
    }
    const ending = await runRunner({ ...options, env })
    stop.throwIfAborted()
    return await readResult(part, dataDir, ending)
  } finally {
    await database.stop()
  }
}

async function runRunner({ part, filters, env, log, stop, onTest }: PartRun) {
  const files = `--files=${part.files.join(',')}`
  const runner = spawn(
    process.execPath,
    [TYPESCRIPT, 'bin/test.ts', part.suite, files, ...filters],
    {
      cwd: ROOT,
      // The runner sees a pipe where its reader may have a terminal.
      env: { ...env, ...(!log && process.stdout.isTTY ? { FORCE_COLOR: '1' } : {}) },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    }
  )
  const output = log ? createWriteStream(log) : process.stdout
  for (const stream of [runner.stdout!, runner.stderr!]) {
    stream.on('data', (chunk: Buffer) => output.write(chunk))
  }
  runner.on('message', ({ failed }: { failed: boolean }) => onTest(failed))
  const kill = () => runner.kill('SIGKILL')
  stop.addEventListener('abort', kill)
  const [code, signal] = (await once(runner, 'close')) as [number | null, NodeJS.Signals | null]
  stop.removeEventListener('abort', kill)
  if (output !== process.stdout) await new Promise<void>((resolve) => output.end(() => resolve()))
  return { code, signal }
}
