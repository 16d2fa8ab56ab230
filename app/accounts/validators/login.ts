import vine from '@vinejs/vine'

/** Fields of the sign-in form; the address needs no e-mail format here. */
export const loginValidator = vine.create({
  email: vine.string().trim(),
  password: vine.string(),
  remember: vine.accepted().optional(),
})
