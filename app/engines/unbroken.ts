import { EngineError } from './engine_error.js'

/** @throws EngineError `provider_down` when a picture of the provider's cannot be read */
export async function unbroken<T>(reading: Promise<T>): Promise<T> {
  try {
    return await reading
  } catch (cause) {
    throw new EngineError('service_output_unusable', {}, { cause })
  }
}
