import vine from '@vinejs/vine'
import { canonicalEmailRule, confirmedRule, readableNameRule, uncommonRule } from './rules.js'

const MAX_LENGTH = 255
const MIN_PASSWORD = 8

/** Name of a person. */
export const nameField = () => vine.string().trim().use(readableNameRule()).maxLength(MAX_LENGTH)

/**
 * An e-mail address in its canonical form. Letters beyond ASCII before the `@` are refused: few servers take them, and
 * they look like others.
 */
export const emailField = () =>
  vine
    .string()
    .use(canonicalEmailRule())
    .maxLength(MAX_LENGTH)
    .email({ allow_utf8_local_part: false })

/** A password that is chosen, with `password_confirmation` beside it; all that is wrong with it is told at once. */
export const newPasswordField = () =>
  vine.string().bail(false).minLength(MIN_PASSWORD).use(uncommonRule()).use(confirmedRule())

/** A checkbox, from forms and scripts: whatever does not say yes means no. */
export const rememberField = () =>
  vine
    .any()
    .optional()
    .transform((value: unknown) => YES.has(value))

const YES = new Set<unknown>(['on', 'yes', 'true', '1', 1, true])
