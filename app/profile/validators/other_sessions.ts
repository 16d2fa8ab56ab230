import vine from '@vinejs/vine'

/** The question beside the password: whether API tokens end too. */
export const otherSessionsValidator = vine.create({ tokens: vine.boolean().optional() })
