import { spawn } from 'node:child_process'
import { once } from 'node:events'
import app from '@adonisjs/core/services/app'
import { KEPT_FIELDS, type KeptSection, type KeptValues } from '#config/kept_settings'
import { TRY_MESSAGES } from '../messages/en/tries.js'
import type { Tried, TriedMessage, TryOptions } from './tries.js'

/** A mail server, a bucket or a provider that needs longer is of no use. */
const PATIENCE_MS = 60_000

/**
 * Tries the settings of a section before they are kept: in a process that has them in place of this one's, so that what is read wrong, refused
 * or not reached is found as it would be after the next start.
 */
export async function trySettings(
  section: KeptSection,
  values: KeptValues,
  options: TryOptions
): Promise<Tried> {
  const others = { ...process.env }
  for (const { name } of KEPT_FIELDS[section]) delete others[name]
  const args = ['--import=./bin/typescript.mjs', 'bin/try_settings.ts', section]
  const child = spawn(process.execPath, [...args, JSON.stringify(options)], {
    cwd: app.makePath(),
    env: { ...others, ...values, LOG_LEVEL: 'error' },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    timeout: PATIENCE_MS,
    killSignal: 'SIGKILL',
  })
  let tried: Tried = { state: 'wrong', text: TRY_MESSAGES.noAnswer }
  child.on('message', (message: Partial<TriedMessage>) => {
    if (message.tried) tried = message.tried
  })
  await once(child, 'close')
  return tried.state === 'unstartable'
    ? { ...tried, text: TRY_MESSAGES.noStart(tried.text) }
    : tried
}
