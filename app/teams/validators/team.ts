import vine from '@vinejs/vine'
import { parseEmail } from '#app/accounts/canonical_email'
import { READABLE } from '#app/shell/readable'
import { wordingWith } from '#start/validator'
import { ROLE_KEYS } from '../roles.js'
import { TEAM_ERRORS } from '../texts.js'

const messages = wordingWith(() => ({
  'name.minLength': TEAM_ERRORS.nameless,
  'name.regex': TEAM_ERRORS.unreadable,
  'role.enum': TEAM_ERRORS.role,
}))

const role = () => vine.enum(ROLE_KEYS)

export const teamNameValidator = vine.create({
  name: vine.string().trim().minLength(1).maxLength(255).regex(READABLE),
})
teamNameValidator.messagesProvider = messages

export const invitationValidator = vine.create({
  email: vine.string().parse(parseEmail).email().maxLength(255),
  role: role(),
})
invitationValidator.messagesProvider = messages

export const roleValidator = vine.create({ role: role() })
roleValidator.messagesProvider = messages

export const transferValidator = vine.create({
  user_id: vine.number().withoutDecimals().range([1, Number.MAX_SAFE_INTEGER]),
})
transferValidator.messagesProvider = messages
