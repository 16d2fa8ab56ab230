import { featureOn } from '#config/features'
import { SOCIAL_PROMPT } from '#config/social'
import type { Social } from '#app/shell/shared_props'
import { listProviders } from './provider.js'

/** Which buttons the pages of sign-in and registration show. */
export function socialProps(): Social {
  const providers = featureOn('social') ? listProviders() : []
  return {
    show: providers.length > 0,
    prompt: SOCIAL_PROMPT,
    providers: providers.map(({ id, name }) => ({ id, name, buttonLabel: name })),
  }
}
