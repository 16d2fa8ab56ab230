import logger from '@adonisjs/core/services/logger'
import { Refusal } from '../remote/queue/refusal.js'
import { ask } from './client.js'
import type { OpenAiSettings } from './settings.js'

/**
 * Asks the server for its models, which costs nothing. One that is away stops nobody: it may be back when the first work comes.
 * @throws Error when the key is refused
 */
export async function checkAccess(settings: OpenAiSettings): Promise<void> {
  const { timing } = settings
  try {
    await ask({ ...settings, timing: { ...timing, transfer: timing.call } }, 'models', null)
  } catch (error) {
    // Servers that list no models answer 404, which is told as 403 here.
    const isRefused =
      error instanceof Refusal &&
      (error.status === 401 || (error.status === 403 && !/model_missing/.test(error.message)))
    if (isRefused) {
      throw new Error(`${settings.url} refuses OPENAI_IMAGES_KEY: make a key there.`)
    }
    logger.warn({ err: error }, 'the server of OPENAI_IMAGES_URL could not be asked for its models')
  }
}
