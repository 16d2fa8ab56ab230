import { defineError } from '#app/core/errors/define_error'
import { BATCH_ERRORS } from './messages/en/common.js'

export const batchRunning = defineError(409, 'batch_running', () => BATCH_ERRORS.running)
