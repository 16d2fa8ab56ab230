import 'reflect-metadata'
import { Ignitor, prettyPrintError } from '@adonisjs/core'
import { BAD_SETTINGS } from './exit_codes.js'

const APP_ROOT = new URL('../', import.meta.url)

/**
 * Has whatever this process writes readable by its owner alone, whatever the shell says that started it: pictures, copies of
 * people's data, mail, keys.
 */
export function keepFilesPrivate(): void {
  process.umask(0o077)
}

/**
 * The application as every entry of `bin/` boots it: environment checked first, terminated cleanly on SIGTERM,
 * on SIGINT, and when the process that started it goes away.
 */
export function createIgnitor(): Ignitor {
  return new Ignitor(APP_ROOT, {
    importer: (filePath) =>
      filePath.startsWith('./') || filePath.startsWith('../')
        ? import(new URL(filePath, APP_ROOT).href)
        : import(filePath),
  }).tap((app) => {
    app.booting(async () => {
      await import('#start/env')
    })
    let stopped: Promise<void> | undefined
    /** Ends the process in any case: what is still booting when it is stopped would otherwise go on. */
    const stop = () => {
      stopped ??= app.terminate().finally(() => process.exit())
    }
    process.on('SIGTERM', stop)
    process.on('SIGINT', stop)
    process.on('disconnect', stop)
    process.channel?.unref()
  })
}

/**
 * Ends a process that could not start, at once: what it has opened would let it stand for a while without doing anything.
 *
 * @param isConfigured whether its settings were read and taken; only then is another start worth a try
 */
export async function endFailedStart(error: unknown, isConfigured: boolean): Promise<never> {
  await prettyPrintError(error as Error)
  process.exit(isConfigured ? 1 : BAD_SETTINGS)
}
