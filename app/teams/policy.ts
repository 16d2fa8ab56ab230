import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type Team from './models/team.js'
import { lockTeam } from './queries/find_team.js'
import { forbidden } from './errors.js'

/**
 * Makes a change that is the owner's alone, in a transaction that locks the team.
 * @throws AppError 404, or 403 for everybody but the owner, before `change` is called
 */
export function asOwner<T>(
  teamId: unknown,
  userId: number,
  change: (trx: TransactionClientContract, team: Team) => Promise<T>
): Promise<T> {
  return db.transaction(async (trx) => {
    const team = await lockTeam(trx, teamId)
    if (team.userId !== userId) throw forbidden()
    return change(trx, team)
  })
}
