import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { TriedMessage } from '../../app/operator/setup/tries.ts'
import { ROOT, TYPESCRIPT } from './settings.ts'

/** A machine that is busier than this is not the settings' fault. */
const PATIENCE_MS = 60_000

/**
 * Boots the application in a process of its own, which opens nothing and does nothing else.
 * @param env all that it runs with
 * @returns in a sentence why it does not start with these settings; null where it does, or could not say
 */
export async function whyUnstartable(env: NodeJS.ProcessEnv): Promise<string | null> {
  const child = spawn(process.execPath, [TYPESCRIPT, 'bin/try_settings.ts'], {
    cwd: ROOT,
    env: { ...env, LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  let why: string | null = null
  child.on('message', ({ tried }: Partial<TriedMessage>) => {
    if (tried?.state === 'unstartable') why = tried.text
  })
  await once(child, 'close')
  return why
}
