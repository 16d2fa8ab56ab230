import { EngineError } from './engine_error.js'

/** What a merchant reads when a provider's answer is of no use. */
export const UNUSABLE_OUTPUT =
  'The picture service answered with something that cannot be used. Please try again.'

/** @throws EngineError `provider_down` when a picture of the provider's cannot be read */
export async function unbroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    throw new EngineError('provider_down', UNUSABLE_OUTPUT, { cause })
  }
}
