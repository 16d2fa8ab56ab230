import vine from '@vinejs/vine'
import { rememberField } from './fields.js'
import { canonicalEmailRule } from './rules.js'

/** Fields of the sign-in form; the address needs no e-mail format here. */
export const loginValidator = vine.create({
  email: vine.string().use(canonicalEmailRule()),
  password: vine.string(),
  remember: rememberField(),
})
