import type { KeptSection } from '#config/kept_settings'
import type { Tried, TriedMessage, TryOptions } from '#app/operator/setup/tries'
import { createIgnitor, keepFilesPrivate } from './ignitor.js'

/**
 * Entry of the process that tries settings before they are kept (app/operator/setup/try_settings.ts): SECTION OPTIONS, with the settings in its
 * environment. Without a section it looks whether the application starts with them at all (tools/launcher/why_unstartable.ts). It says what came of it
 * by its channel.
 */
async function attempt([section, options]: string[]): Promise<Tried> {
  let hasStarted = false
  try {
    const app = createIgnitor().createApp('console')
    await app.init()
    await app.boot()
    const [{ trySection }] = await Promise.all([
      import('#app/operator/setup/tries'),
      app.start(async () => {}),
    ])
    hasStarted = true
    if (section === undefined) return { state: 'well', text: '' }
    const tried = await trySection(section as KeptSection, JSON.parse(options!) as TryOptions)
    return { state: 'well', ...tried }
  } catch (error) {
    const { message, help } = error as Error & { help?: string }
    const text = [message, help].filter(Boolean).join(' ')
    return { state: hasStarted ? 'wrong' : 'unstartable', text }
  }
}

keepFilesPrivate()
const tried = await attempt(process.argv.slice(2))
const { hideSecrets } = await import('#app/operator/doctor/settings').catch(() => ({
  // Settings that cannot be read are named by what reads them, never shown.
  hideSecrets: (text: string) => text,
}))
const message: TriedMessage = { tried: { ...tried, text: hideSecrets(tried.text) } }
process.send!(message, () => process.exit())
