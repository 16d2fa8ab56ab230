import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { codeField, nameField } from '#app/core/validation/text_fields'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import { wordingWith } from '#start/validator'
import { refuseUrl } from '../destination.js'
import { EVENT_TYPES } from '#app/api/endpoints/event_types'

const MAX_URL = 2_000

const destination = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const refusal = typeof value === 'string' ? refuseUrl(value) : null
  if (refusal) field.report(refusal, 'destination', field)
})

const fields = () => ({
  url: codeField(MAX_URL).trim().use(destination()),
  description: nameField(255).nullable().optional(),
  event_types: vine.array(vine.enum(EVENT_TYPES)).minLength(1).maxLength(EVENT_TYPES.length),
})

const messages = wordingWith(() => ({
  'url.required': VALIDATION_MESSAGES.webhook.url,
  'event_types.required': VALIDATION_MESSAGES.webhook.events,
  'event_types.array.minLength': VALIDATION_MESSAGES.webhook.events,
}))

export const createEndpointValidator = vine.create(fields())
createEndpointValidator.messagesProvider = messages

export const changeEndpointValidator = vine.create({ ...fields(), enabled: vine.boolean() })
changeEndpointValidator.messagesProvider = messages
