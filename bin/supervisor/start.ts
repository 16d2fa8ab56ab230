import { Failure } from './failure.ts'
import { startInstance } from './instance.ts'
import { address, readSettings, type Settings } from './settings.ts'
import { fired, listenForStop } from './signals.ts'
import { print } from './steps.ts'

const DEMO_EMAIL = 'demo@vitrine.localhost'
const DEMO_PASSWORD = 'demo-merchant'

// Whoever reads the output may go away first; that is no reason to fall over.
process.stdout.on('error', () => {})
process.stderr.on('error', () => {})

const signals = listenForStop()
process.exitCode = await main().catch(report)
process.exit()

/** Runs an instance until it is asked to stop. */
async function main(): Promise<number> {
  await using cleanup = new AsyncDisposableStack()
  const began = performance.now()
  const settings = readSettings(process.argv)
  print(settings.dev ? 'Starting Vitrine for development' : 'Starting Vitrine')
  const { failed } = await startInstance(settings, signals, cleanup)
  welcome(settings, (performance.now() - began) / 1000)
  await Promise.race([failed, fired(signals.stop)])
  print('\nStopping ...')
  return 0
}

function welcome(settings: Settings, seconds: number): void {
  print(`\nVitrine is ready after ${seconds.toFixed(1)} s: ${address(settings)}`)
  if (settings.nodeEnv !== 'production') {
    print(`Sign in as the demo merchant: ${DEMO_EMAIL} / ${DEMO_PASSWORD}`)
  }
  print('Stop with Ctrl-C.\n')
}

/** Being stopped while starting is no failure. */
function report(error: unknown): number {
  if (signals.stop.aborted) return 0
  const text = error instanceof Failure ? error.message : (error as Error).stack
  process.stderr.write(`\n${text}\n`)
  return 1
}
