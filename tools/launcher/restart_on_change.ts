import { setTimeout as sleep } from 'node:timers/promises'
import { RENEW_SETTINGS } from '../../config/kept_settings.ts'
import type { Processes } from './processes/processes.ts'
import { print } from './steps.ts'

/** Whoever has asked for it in the browser gets the answer before the web process goes. */
const ANSWER_MS = 500

/**
 * Restarts the processes of an instance when one of them says that other settings are kept, and they are other ones.
 * @param read the environment that counts now
 */
export function restartOnChange(
  first: NodeJS.ProcessEnv,
  read: () => Promise<NodeJS.ProcessEnv>,
  pauseMs = ANSWER_MS
) {
  let present = first
  let processes: Pick<Processes, 'restart'> | null = null
  let last: Promise<void> = Promise.resolve()

  const renew = async (): Promise<void> => {
    await sleep(pauseMs)
    const env = await read()
    if (env.SETTINGS_IN_USE === present.SETTINGS_IN_USE) return
    present = env
    print('Other settings are kept: starting again with them.')
    await processes?.restart(env)
  }

  return {
    begin(started: Pick<Processes, 'restart'>): void {
      processes = started
    },
    /** For what processes say; all but a call for settings is left alone. Resolves when it was done. */
    heard(message: unknown): Promise<void> {
      const isCall = (message as typeof RENEW_SETTINGS | null)?.settings === RENEW_SETTINGS.settings
      if (!isCall) return last
      last = last.then(renew).catch((error: Error) => {
        print(`Settings could not be read again: ${error.message}`)
      })
      return last
    },
  }
}
