import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { FormError } from '#app/core/errors/form_error'
import { lockRows } from '#app/core/database/row_locks'
import type Team from '../models/team.js'
import { listColleagues } from '../queries/list_colleagues.js'
import { TEAM_ERRORS } from '../messages/en/common.js'

/**
 * Deletes a team with its memberships and invitations. The team must be locked by the transaction.
 * @throws FormError (field `team`) for a personal team
 */
export async function deleteTeam(trx: TransactionClientContract, team: Team): Promise<void> {
  if (team.personalTeam) throw new FormError({ team: TEAM_ERRORS.deletePersonal }, 'deleteTeam')
  await lockRows(trx, 'users', await listColleagues(trx, [team.id]), 'no key update')
  await team.delete()
}
