import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { signInEmailField } from '../emails/email_field.js'
import { rememberField } from './fields.js'

/** Fields of the sign-in form. Any address is let through that an account may have, also one of this machine. */
export const loginValidator = vine.create({
  email: signInEmailField(),
  password: codeField(),
  remember: rememberField(),
})
