import vine from '@vinejs/vine'

/** Name and address in the profile; another user's address is taken, one's own is not. */
export const profileInformationValidator = vine.withMetaData<{ userId: number }>().create({
  name: vine.string().trim().maxLength(255),
  email: vine
    .string()
    .trim()
    .toLowerCase()
    .email()
    .maxLength(255)
    .unique({
      table: 'users',
      column: 'email',
      filter: (query, _value, field) => void query.whereNot('id', field.meta.userId),
    }),
})
