import vine from '@vinejs/vine'
import { featureOn } from '#config/features'
import { emailField } from '../emails/email_field.js'
import { newPasswordField, personField, rememberField } from './fields.js'
import { acceptedTermsRule } from './rules.js'

/** Fields of the registration form. */
export const registerValidator = vine.create({
  name: personField(),
  email: emailField().unique({ table: 'users', column: 'email' }),
  password: newPasswordField(),
  remember: rememberField(),
  ...(featureOn('termsAndPrivacy')
    ? { terms: vine.any().optional().use(acceptedTermsRule()) }
    : {}),
})
