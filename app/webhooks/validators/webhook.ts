import vine from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'
import { READABLE } from '#app/shell/readable'
import { wordingWith } from '#start/validator'
import { refuseUrl } from '../destination.js'
import { EVENT_TYPES } from '../event_types.js'

const MAX_URL = 2_000

const destination = vine.createRule((value: unknown, _options: undefined, field: FieldContext) => {
  const refusal = typeof value === 'string' ? refuseUrl(value) : null
  if (refusal) field.report(refusal, 'destination', field)
})

const fields = () => ({
  url: vine.string().trim().maxLength(MAX_URL).use(destination()),
  description: vine.string().trim().maxLength(255).regex(READABLE).nullable().optional(),
  event_types: vine.array(vine.enum(EVENT_TYPES)).minLength(1).maxLength(EVENT_TYPES.length),
})

const messages = wordingWith({
  'url.required': 'Enter the address that events are sent to.',
  'event_types.required': 'Choose at least one event.',
  'event_types.array.minLength': 'Choose at least one event.',
  'description.regex': 'The description must be readable text without control characters.',
})

export const createEndpointValidator = vine.create(fields())
createEndpointValidator.messagesProvider = messages

export const changeEndpointValidator = vine.create({ ...fields(), enabled: vine.boolean() })
changeEndpointValidator.messagesProvider = messages
