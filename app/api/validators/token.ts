import vine from '@vinejs/vine'

/** Blanks alone are no name. */
const name = () =>
  vine
    .string()
    .parse((value) => (typeof value === 'string' ? value.trim() || null : value))
    .maxLength(255)
const names = () => vine.array(vine.string()).nullable().optional()

export const createTokenValidator = vine.create({ name: name(), permissions: names() })

export const changeTokenValidator = vine.create({ permissions: names() })

/** The form of the profile page and of scripts. */
export const createTokenAsJsonValidator = vine.create({ name: name(), abilities: names() })
