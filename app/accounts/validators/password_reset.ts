import vine from '@vinejs/vine'
import { emailField, newPasswordField } from './fields.js'

/** Fields of the form that asks for a reset link. */
export const resetLinkValidator = vine.create({ email: emailField() })

/** What must be there before the token is looked at. */
export const resetValidator = vine.create({
  token: vine.string(),
  email: emailField(),
  password: vine.string(),
})

/** Looked at after the token, which a weak password does not use up. */
export const newPasswordValidator = vine.create({ password: newPasswordField() })
