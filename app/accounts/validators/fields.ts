import vine from '@vinejs/vine'
import { codeField, nameField } from '#app/core/validation/text_fields'
import { confirmedRule, readableNameRule, uncommonRule } from './rules.js'

const MAX_LENGTH = 255
const MIN_PASSWORD = 8

/** Name of a person. */
export const personField = () => nameField(MAX_LENGTH, readableNameRule())

/** A password that is chosen, with `password_confirmation` beside it; all that is wrong with it is told at once. */
export const newPasswordField = () =>
  codeField().bail(false).minLength(MIN_PASSWORD).use(uncommonRule()).use(confirmedRule())

/** A checkbox, from forms and scripts: whatever does not say yes means no. */
export const rememberField = () =>
  vine
    .any()
    .optional()
    .transform((value: unknown) => YES.has(value))

const YES = new Set<unknown>(['on', 'yes', 'true', '1', 1, true])
