import { startInstance, type Instance } from '#tests/support/instance'
import { SocialServer } from '#tests/support/social/server'
import { describeSamples } from './describe_samples.js'

let shared: Promise<{ instance: Instance; stop: () => Promise<void> }> | null = null

/** An instance whose samples have every kind of fact; the tests of a part have one together, started by the first. */
export async function screensInstance(): Promise<Instance> {
  shared ??= start()
  return (await shared).instance
}

/** Stops it, if it was started: at the end of a suite. */
export async function stopScreensInstance(): Promise<void> {
  const started = await shared?.catch(() => null)
  shared = null
  await started?.stop()
}

async function start() {
  const social = await SocialServer.start()
  const instance = await startInstance({ env: { ...social.environment(), PAYMENTS: 'sandbox' } })
  social.appUrl = instance.url
  await describeSamples(instance.databaseUrl)
  const stop = async () => {
    await instance.stop()
    social.stop()
  }
  return { instance, stop }
}
