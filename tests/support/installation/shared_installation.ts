import { Installation, type InstallationOptions } from './installation.js'

let shared: { key: string; installation: Promise<Installation> } | null = null

/**
 * The installation of those files of a part that ask for the same settings one after the other; there is one at a time, since all
 * have the same database. Its processes run.
 */
export async function sharedInstallation(options: InstallationOptions = {}): Promise<Installation> {
  const key = JSON.stringify(options)
  if (shared?.key !== key) {
    await stopSharedInstallation()
    shared = { key, installation: Installation.start(options) }
  }
  const installation = await shared!.installation
  const names = options.engine === 'none' ? (['web'] as const) : (['web', 'worker'] as const)
  for (const name of names) {
    if (!installation.pids[name]) await installation.start(name)
  }
  return installation
}

/** Stops it, if there is one: at the end of a suite. */
export async function stopSharedInstallation(): Promise<void> {
  const last = shared
  shared = null
  await (await last?.installation.catch(() => null))?.stop()
}
