import vine from '@vinejs/vine'
import { emailField } from '../emails/email_field.js'
import { personField } from './fields.js'

/** Name and address in the profile; another user's address is taken, one's own is not. */
export const profileInformationValidator = vine.withMetaData<{ userId: number }>().create({
  name: personField(),
  email: emailField().unique({
    table: 'users',
    column: 'email',
    filter: (query, _value, field) => void query.whereNot('id', field.meta.userId),
  }),
})
