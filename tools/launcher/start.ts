import { mailDriverOf } from '../../config/mail_driver.ts'
import { runCommand } from './command.ts'
import { startInstance } from './instance.ts'
import { readSettings } from './settings.ts'
import { setupLink } from './setup_link.ts'
import { fired } from './processes/signals.ts'
import { print } from './steps.ts'
import { welcome } from './welcome.ts'

/** Runs an instance until it is asked to stop. */
await runCommand(async (signals, cleanup) => {
  const began = performance.now()
  const settings = readSettings(process.argv)
  print(settings.dev ? 'Starting Vitrine for development' : 'Starting Vitrine')
  const { appKey, env } = await startInstance(settings, signals, cleanup)
  // What was set in the browser is known now.
  const [demo, mailbox] = [env.DEMO_MERCHANT === 'open', mailDriverOf(env) === 'mailbox']
  const setup = settings.runs.includes('web') ? await setupLink(settings, env, appKey) : null
  const seconds = (performance.now() - began) / 1000
  print(welcome({ ...settings, demo, mailbox }, { appKey, setup }, seconds))
  await fired(signals.stop)
  print('\nStopping ...')
  return 0
})
