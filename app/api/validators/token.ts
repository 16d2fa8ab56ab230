import vine from '@vinejs/vine'
import { READABLE } from '#app/shell/readable'
import { VALIDATION_TEXTS } from '#app/shell/validation_texts'
import { wordingWith } from '#start/validator'

const messages = wordingWith(() => ({
  'name.regex': VALIDATION_TEXTS.unreadableName,
}))

/** Blanks alone are no name. */
const name = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.trim() || null : value))
    .maxLength(255)
    .regex(READABLE)

/** Far more than there are. */
const MOST_NAMES = 100
const names = () => vine.array(vine.string()).maxLength(MOST_NAMES).nullable().optional()

const days = () => vine.number().withoutDecimals().range([1, 3_650]).nullable().optional()

export const createTokenValidator = vine.create({
  name: name(),
  permissions: names(),
  expires_in_days: days(),
})
createTokenValidator.messagesProvider = messages

export const changeTokenValidator = vine.create({ permissions: names() })

/** The form of the profile page and of scripts. */
export const createTokenAsJsonValidator = vine.create({
  name: name(),
  abilities: names(),
  expires_in_days: days(),
})
createTokenAsJsonValidator.messagesProvider = messages
