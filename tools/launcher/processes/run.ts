import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'
import { createInterface } from 'node:readline'

export interface RunResult {
  /** Null when a signal ended it. */
  code: number | null
  /** Standard output and standard error, interleaved. */
  output: string
}

export interface RunOptions extends Pick<SpawnOptions, 'cwd' | 'env' | 'uid' | 'gid'> {
  input?: string
  /** Ends the program with SIGTERM. */
  signal?: AbortSignal
  /** Hears each line of its standard output at once. */
  heard?: (line: string) => void
}

/**
 * Runs a program to its end and collects what it says. An exit code other than 0 is a result, not an error.
 *
 * @throws the system's error when the program cannot be started, `AbortError` when the signal fired
 */
export function run(
  command: string,
  args: string[],
  { input, heard, ...options }: RunOptions = {}
): Promise<RunResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { ...options, stdio: ['pipe', 'pipe', 'pipe'] })
    let output = ''
    child.once('error', reject)
    child.once('close', (code) => resolve({ code, output }))
    // There are no streams where the system has no descriptor left.
    const { stdin, stdout, stderr }: ChildProcess = child
    for (const stream of [stdout, stderr]) stream?.on('data', (chunk) => (output += chunk))
    if (heard && stdout) createInterface({ input: stdout }).on('line', heard)
    stdin?.on('error', () => {}).end(input ?? '')
  })
}
