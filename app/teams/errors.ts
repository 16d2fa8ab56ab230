import { defineError } from '#app/core/errors/define_error'
import { TEAM_ERRORS } from './messages/en/common.js'

export const forbidden = defineError(403, 'forbidden', () => TEAM_ERRORS.forbidden)
/** Of a team that one is not in, nothing is said. */
export const notInTeam = defineError(403, 'forbidden.not_in_team', () => '')
