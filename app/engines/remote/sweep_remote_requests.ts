import { comfyui } from '#config/comfyui'
import { fal } from '#config/fal'
import { openai } from '#config/openai'
import { replicate } from '#config/replicate'
import { forgetRemovedKeys } from '../own_key/forget_removed_keys.js'
import { forgetOldRequests } from './queue/forget_old_requests.js'
import type { Provider } from './provider.js'

/** Ends requests to providers whose work has ended without them, and forgets what nobody needs any more. */
export async function sweepRemoteRequests(): Promise<void> {
  const providers = await providersInUse()
  if (providers.length > 0) {
    const { cancelOrphans } = await import('./queue/cancel_orphans.js')
    await cancelOrphans(providers)
  }
  await forgetOldRequests()
  await forgetRemovedKeys()
}

async function providersInUse(): Promise<Provider[]> {
  const providers: Provider[] = []
  if (fal) providers.push(new (await import('../fal/provider.js')).FalProvider(fal))
  if (replicate) {
    providers.push(new (await import('../replicate/provider.js')).ReplicateProvider(replicate))
  }
  if (openai) providers.push(new (await import('../openai/provider.js')).OpenAiProvider(openai))
  if (comfyui) {
    providers.push(new (await import('../comfyui/provider.js')).ComfyUiProvider(comfyui))
  }
  return providers
}
