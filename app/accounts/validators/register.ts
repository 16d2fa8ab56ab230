import vine from '@vinejs/vine'

/** Fields of the registration form. The address is compared in lower case everywhere. */
export const registerValidator = vine.create({
  name: vine.string().trim().maxLength(255),
  email: vine
    .string()
    .trim()
    .toLowerCase()
    .email()
    .maxLength(255)
    .unique({ table: 'users', column: 'email' }),
  password: vine.string().minLength(8).confirmed(),
  remember: vine.accepted().optional(),
})
