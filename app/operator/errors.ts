import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'

export const storageFull = defineError(507, 'storage_full', () => REPLY_MESSAGES[507])
