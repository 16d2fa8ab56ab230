import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { run } from '../../tools/launcher/processes/run.js'
import { ROOT } from '../../tools/launcher/settings.js'

function settings(dataDir: string, env: Record<string, string> = {}) {
  const { PATH, HOME } = process.env
  return { cwd: tmpdir(), env: { PATH, HOME, DATA_DIR: dataDir, ...env } }
}

/**
 * Runs a command as its document says, from another folder, with no more settings than `npm start` had.
 * @param env but for these
 */
export function runAce(
  dataDir: string,
  args: string[],
  env?: Record<string, string>,
  signal?: AbortSignal
) {
  const command = [join(ROOT, 'ace.js'), ...args]
  return run(process.execPath, command, { ...settings(dataDir, env), signal })
}

/** Runs one until it says something, and kills it with all that it has started. */
export async function killAceAt(dataDir: string, args: string[], words: string): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, 'ace.js'), ...args], {
    ...settings(dataDir),
    detached: true,
  })
  const ended = once(child, 'exit')
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => {
    output += chunk
    if (output.includes(words)) process.kill(-child.pid!, 'SIGKILL')
  })
  await ended
  if (!output.includes(words)) throw new Error(`It never said "${words}":\n${output}`)
}
