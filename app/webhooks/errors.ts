import { defineError } from '#app/core/errors/define_error'
import { WEBHOOK_ERRORS } from './messages/en/common.js'

export const endpointDisabled = defineError(409, 'disabled', () => WEBHOOK_ERRORS.disabled)
