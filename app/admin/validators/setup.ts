import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { KEPT_FIELDS, type KeptField } from '#config/kept_settings'

/** Keys and addresses are shorter. */
const MOST_CHARACTERS = 2000

const fields: KeptField[] = Object.values(KEPT_FIELDS).flat()

/** What was entered about any section; which of it is needed, its own rules say. */
export const keptValuesValidator = vine.create(
  Object.fromEntries(
    fields.map(({ name }) => [name, codeField(MOST_CHARACTERS).nullable().optional()])
  )
)
