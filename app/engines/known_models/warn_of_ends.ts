import logger from '@adonisjs/core/services/logger'
import { endingModels } from './models_in_use.js'

let saidOn = ''

/** Has the log say once a day, and at the start, which models in use end soon. */
export async function warnOfEnds(): Promise<void> {
  const today = new Date().toISOString().slice(0, 10)
  if (saidOn === today) return
  saidOn = today
  for (const sentence of endingModels()) logger.warn(sentence)
}
