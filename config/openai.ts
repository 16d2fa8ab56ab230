import env from '#start/env'
import { credentialAddress } from '#config/credential_address'
import { enginesInUse } from '#config/engine'
import { address, LEARNS_NOTHING, readShared } from '#config/remote'
import { IMAGE_MODELS, imageModel, openAiModels } from '#app/engines/openai/models'
import type { OpenAiSettings } from '#app/engines/openai/settings'

const DEFAULT_URL = 'https://api.openai.com/v1'

/** What the engine with OpenAI's interface is set up with, or null when it is in no chain. */
export const openai: OpenAiSettings | null = enginesInUse.has('openai') ? read() : null

/** @throws Error naming the setting that is missing or wrong, and what it may be */
function read(): OpenAiSettings {
  const url = address('OPENAI_IMAGES_URL', DEFAULT_URL)
  const key = env.get('OPENAI_IMAGES_KEY')?.release().trim() || null
  if (key === null && url === DEFAULT_URL) {
    throw new Error(
      'The engine openai needs OPENAI_IMAGES_KEY: make a key at platform.openai.com/api-keys, or name a server of your own in OPENAI_IMAGES_URL.'
    )
  }
  if (key !== null) credentialAddress('OPENAI_IMAGES_URL', url)
  const cents = env.get('OPENAI_IMAGES_CENTS')
  if (cents !== undefined && !(cents >= 0)) {
    throw new Error(`OPENAI_IMAGES_CENTS must be the cents of a picture, not ${cents}.`)
  }
  const image = imageModel(env.get('OPENAI_IMAGES_MODEL', IMAGE_MODELS[0]!.id), cents)
  return {
    ...{ key, url, sizes: image.sizes },
    ...readShared('OPENAI_IMAGES'),
    ...LEARNS_NOTHING,
    models: openAiModels(image, env.get('OPENAI_IMAGES_LANGUAGE_MODEL') ?? null),
    // Pictures that are told by their address come from the server, which may be one of the operator's own.
    trustedOrigin: url === DEFAULT_URL ? null : new URL(url).origin,
    webhookUrl: null,
  }
}
