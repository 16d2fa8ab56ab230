import vine from '@vinejs/vine'
import { codeField } from '#app/core/validation/text_fields'
import { VALIDATION_MESSAGES } from '#app/core/messages/en/validation'
import { wordingWith } from '#start/validator'
import type User from '../models/user.js'
import { newPasswordField } from './fields.js'

const WORDING = wordingWith(() => ({
  'current_password.required': VALIDATION_MESSAGES.currentPassword.required,
  'current_password.currentPassword': VALIDATION_MESSAGES.currentPassword.wrong,
}))

interface CurrentPassword {
  user: User
  givesPassword: (password: unknown) => Promise<boolean>
}

const isCurrentPassword = vine.createRule(
  async (value: unknown, _options: undefined, field) => {
    const { givesPassword } = field.meta as CurrentPassword
    if (await givesPassword(value)) return
    field.report('The password is wrong', 'currentPassword', field)
  },
  { isAsync: true }
)

/** Fields of the form that replaces a password; both old and new are looked at, so that all errors come at once. */
export const updatePasswordValidator = vine.withMetaData<CurrentPassword>().create({
  current_password: codeField().use(isCurrentPassword()),
  password: newPasswordField(),
})
updatePasswordValidator.messagesProvider = WORDING

/** A password that is chosen where none was, or in the place of a forgotten one. */
export const newPasswordValidator = vine.create({ password: newPasswordField() })
