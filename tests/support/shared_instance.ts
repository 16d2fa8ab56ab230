import { type Instance, startInstance } from './instance.js'
import { SocialServer } from './social/server.js'

interface Shared {
  instance: Instance
  social: SocialServer
}

let shared: Promise<Shared> | null = null

/**
 * An instance for tests whose visitors are nobody else's, such as merchants who have just registered, and for those that leave
 * the demo merchant's password, products and results as others need them: those of a suite have one together, started by the
 * first. A start takes 6.5 seconds of a processor. What is tested of pictures themselves needs the real engine, and an instance
 * of its own or none.
 */
export async function sharedInstance(): Promise<Instance> {
  return (await (shared ??= start())).instance
}

/** Where its visitors may sign in with an account that they have elsewhere. */
export async function sharedSocialServer(): Promise<SocialServer> {
  return (await (shared ??= start())).social
}

/** Stops it, if it was started: at the end of a suite. */
export async function stopSharedInstance(): Promise<void> {
  const started = await shared?.catch(() => null)
  shared = null
  started?.social.stop()
  await started?.instance.stop()
}

async function start(): Promise<Shared> {
  const social = await SocialServer.start()
  const instance = await startInstance({ env: social.environment(), engine: 'quick' })
  social.appUrl = instance.url
  return { instance, social }
}
