import env from '#start/env'
import { enginesInUse } from '#config/engine'
import { address, readRemote } from '#config/remote'
import { languageRow } from '#app/engines/fal/models/language'
import { FAL_MODELS } from '#app/engines/fal/models/table'
import type { FalSettings } from '#app/engines/fal/settings'

const DEFAULT_URLS = {
  queue: 'https://queue.fal.run',
  rest: 'https://rest.fal.ai',
  api: 'https://api.fal.ai',
}

/** What the fal engine is set up with, or null when it is in no chain. */
export const fal: FalSettings | null = enginesInUse.has('fal') ? read() : null

/** @throws Error naming the setting that is missing or wrong, and what it may be */
function read(): FalSettings {
  const key = env.get('FAL_KEY')?.release().trim()
  if (!key) {
    throw new Error('The engine fal needs FAL_KEY: make a key at fal.ai/dashboard/keys.')
  }
  const urls = {
    queue: address('FAL_QUEUE_URL', DEFAULT_URLS.queue),
    rest: address('FAL_REST_URL', DEFAULT_URLS.rest),
    api: address('FAL_API_URL', DEFAULT_URLS.api),
  }
  return {
    key,
    urls,
    ...readRemote('FAL', {
      table: FAL_MODELS,
      languageRow,
      trustedOrigin: urls.rest === DEFAULT_URLS.rest ? null : new URL(urls.rest).origin,
      webhookPath: '/webhooks/fal',
      most: { trainSteps: 10_000, guidance: 20 },
    }),
  }
}
