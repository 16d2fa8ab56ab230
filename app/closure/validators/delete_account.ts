import vine from '@vinejs/vine'

/** The question beside the password: whether teams that others belong to go too. */
export const deleteAccountValidator = vine.create({ delete_teams: vine.boolean().optional() })
