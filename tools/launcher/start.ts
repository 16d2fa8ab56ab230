import { mailboxKey } from '../../app/mail/mailbox/mailbox_key.ts'
import { DEMO_MERCHANT, isThisMachine } from '../../config/demo.ts'
import { mailDriverOf } from '../../config/mail_driver.ts'
import { runCommand } from './command.ts'
import { startInstance } from './instance.ts'
import { address, readSettings, type Settings } from './settings.ts'
import { fired } from './processes/signals.ts'
import { print } from './steps.ts'

/** Runs an instance until it is asked to stop. */
await runCommand(async (signals, cleanup) => {
  const began = performance.now()
  const settings = readSettings(process.argv)
  print(settings.dev ? 'Starting Vitrine for development' : 'Starting Vitrine')
  const { appKey, env } = await startInstance(settings, signals, cleanup)
  // What was set in the browser is known now.
  const [demo, mailbox] = [env.DEMO_MERCHANT === 'open', mailDriverOf(env) === 'mailbox']
  welcome({ ...settings, demo, mailbox }, appKey, (performance.now() - began) / 1000)
  await fired(signals.stop)
  print('\nStopping ...')
  return 0
})

function welcome(settings: Settings, appKey: string, seconds: number): void {
  const { demo, mailbox, host, runs } = settings
  if (!runs.includes('web')) {
    print(`\nA worker of Vitrine is ready after ${seconds.toFixed(1)} s.`)
    return
  }
  print(`\nVitrine is ready after ${seconds.toFixed(1)} s: ${address(settings)}`)
  if (demo) {
    print(`Sign in as the demo merchant: ${DEMO_MERCHANT.email} / ${DEMO_MERCHANT.password}`)
  }
  if (mailbox) {
    const link = `${address(settings)}/mailbox?key=${mailboxKey(appKey)}`
    print(`Mail that would be sent is kept; who has this link reads it: ${link}`)
  }
  if (demo && !isThisMachine(host)) {
    print(
      `Warning: HOST=${host} lets others in, and everybody knows the demo merchant's password. Set NODE_ENV=production, or APP_URL to the public address, to close that account.`
    )
  }
  print('Stop with Ctrl-C.\n')
}
