import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { setCurrentTeam } from '#app/accounts/actions/set_current_team'
import type User from '#app/accounts/models/user'
import Team from '../models/team.js'

/** Makes the team that everybody has to themselves, in which a new user works at first. */
export async function createPersonalTeam(
  trx: TransactionClientContract,
  user: User
): Promise<void> {
  const team = await Team.create(
    { userId: user.id, name: `${user.name.split(' ')[0]}'s Team`, personalTeam: true },
    { client: trx }
  )
  await setCurrentTeam(trx, user.id, team.id)
}
