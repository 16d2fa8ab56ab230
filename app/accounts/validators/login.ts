import vine from '@vinejs/vine'
import { rememberField } from './fields.js'
import { canonicalEmailRule } from './rules.js'

/** Fields of the sign-in form. Any address is let through that an account may have, also one of this machine. */
export const loginValidator = vine.create({
  email: vine.string().use(canonicalEmailRule()).email({ require_tld: false }),
  password: vine.string(),
  remember: rememberField(),
})
