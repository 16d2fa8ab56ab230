import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { emailField } from '../emails/email_field.js'

/** Fields of the form that asks for a reset link. */
export const resetLinkValidator = vine.create({ email: emailField() })

/** What must be there before the token is looked at. */
export const resetValidator = vine.create({
  token: codeField(),
  email: emailField(),
  password: codeField(),
})
