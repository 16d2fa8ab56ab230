import { DEMO_MERCHANT } from '../../config/demo.ts'
import { runCommand } from './command.ts'
import { startInstance } from './instance.ts'
import { address, readSettings, type Settings } from './settings.ts'
import { fired } from './signals.ts'
import { print } from './steps.ts'

/** Runs an instance until it is asked to stop. */
await runCommand(async (signals, cleanup) => {
  const began = performance.now()
  const settings = readSettings(process.argv)
  print(settings.dev ? 'Starting Vitrine for development' : 'Starting Vitrine')
  const { failed } = await startInstance(settings, signals, cleanup)
  welcome(settings, (performance.now() - began) / 1000)
  await Promise.race([failed, fired(signals.stop)])
  print('\nStopping ...')
  return 0
})

function welcome(settings: Settings, seconds: number): void {
  print(`\nVitrine is ready after ${seconds.toFixed(1)} s: ${address(settings)}`)
  if (settings.demo) {
    print(`Sign in as the demo merchant: ${DEMO_MERCHANT.email} / ${DEMO_MERCHANT.password}`)
  }
  if (settings.mailbox) print(`Mail that would be sent is kept: ${address(settings)}/mailbox`)
  print('Stop with Ctrl-C.\n')
}
