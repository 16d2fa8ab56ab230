import env from '#start/env'
import { enginesInUse } from '#config/engine'
import { address, readRemote } from '#config/remote'
import { REPLICATE_MODELS } from '#app/engines/replicate/models/table'
import type { ReplicateSettings } from '#app/engines/replicate/settings'

const DEFAULT_URL = 'https://api.replicate.com/v1'

/** What the Replicate engine is set up with, or null when it is in no chain. */
export const replicate: ReplicateSettings | null = enginesInUse.has('replicate') ? read() : null

/** @throws Error naming the setting that is missing or wrong, and what it may be */
function read(): ReplicateSettings {
  const token = env.get('REPLICATE_API_TOKEN')?.release().trim()
  if (!token) {
    throw new Error(
      'The engine replicate needs REPLICATE_API_TOKEN: make a token at replicate.com/account/api-tokens.'
    )
  }
  const url = address('REPLICATE_API_URL', DEFAULT_URL)
  return {
    token,
    url,
    destination: destination(),
    ...readRemote('REPLICATE', {
      table: REPLICATE_MODELS,
      trustedOrigin: url === DEFAULT_URL ? null : new URL(url).origin,
      webhookPath: '/webhooks/replicate',
      most: { trainSteps: 6_000, guidance: 10 },
    }),
  }
}

function destination(): ReplicateSettings['destination'] {
  const wanted = env.get('REPLICATE_DESTINATION')
  if (wanted === undefined) return null
  const [owner, name, ...more] = wanted.split('/')
  if (owner && name && more.length === 0) return { owner, name }
  throw new Error(`REPLICATE_DESTINATION must be OWNER/MODEL, not ${wanted}.`)
}
