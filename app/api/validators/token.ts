import vine from '@vinejs/vine'
import { codeField, nameField } from '#app/core/validation/text_fields'

/** Blanks alone are no name. */
const name = () =>
  nameField(255).parse((value) => (typeof value === 'string' ? value.trim() || null : value))

/** Far more than there are. */
const MOST_NAMES = 100
const names = () => vine.array(codeField()).maxLength(MOST_NAMES).nullable().optional()

const days = () => vine.number().withoutDecimals().range([1, 3_650]).nullable().optional()

export const createTokenValidator = vine.create({
  name: name(),
  permissions: names(),
  expires_in_days: days(),
})

export const changeTokenValidator = vine.create({ permissions: names() })

/** The form of the profile page and of scripts. */
export const createTokenAsJsonValidator = vine.create({
  name: name(),
  abilities: names(),
  expires_in_days: days(),
})
