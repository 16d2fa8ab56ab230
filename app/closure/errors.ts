import { defineError } from '#app/core/errors/define_error'
import { REPLY_MESSAGES } from '#app/core/messages/en/replies'

export const exportUnderWay = defineError(
  409,
  'export_under_way',
  () => REPLY_MESSAGES.exportUnderWay
)
