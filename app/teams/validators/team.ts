import vine from '@vinejs/vine'
import { emailField } from '#app/accounts/emails/email_field'
import { nameField } from '#app/core/validation/text_fields'
import { wordingWith } from '#start/validator'
import { ROLE_KEYS } from '../roles.js'
import { TEAM_ERRORS } from '../messages/en/common.js'

const messages = wordingWith(() => ({
  'name.minLength': TEAM_ERRORS.nameless,
  'role.enum': TEAM_ERRORS.role,
}))

const role = () => vine.enum(ROLE_KEYS)

export const teamNameValidator = vine.create({
  name: nameField(255).minLength(1),
})
teamNameValidator.messagesProvider = messages

export const invitationValidator = vine.create({
  email: emailField(),
  role: role(),
})
invitationValidator.messagesProvider = messages

export const roleValidator = vine.create({ role: role() })
roleValidator.messagesProvider = messages

export const transferValidator = vine.create({
  user_id: vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]),
})
transferValidator.messagesProvider = messages
