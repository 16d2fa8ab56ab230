import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { emailField } from '../emails/email_field.js'
import { newPasswordField, personField } from './fields.js'

/** Fields of the account of the first operator, and the key that lets it be made. */
export const setupValidator = vine.create({
  key: codeField(100).trim(),
  name: personField(),
  email: emailField().unique({ table: 'users', column: 'email' }),
  password: newPasswordField(),
})
