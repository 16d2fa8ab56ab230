import 'reflect-metadata'
import { Ignitor } from '@adonisjs/core'

const APP_ROOT = new URL('../', import.meta.url)

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
    app.listen('SIGTERM', () => app.terminate())
    app.listen('SIGINT', () => app.terminate())
    if (process.channel) {
      process.on('disconnect', () => app.terminate())
      process.channel.unref()
    }
  })
}
