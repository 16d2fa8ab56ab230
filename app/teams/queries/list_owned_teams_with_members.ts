import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'

export interface OwnedTeam {
  id: number
  name: string
  /** People in it beside the owner. */
  members: number
}

/** Teams of a user in which others work too: they would lose them together with their owner's account. */
export function listOwnedTeamsWithMembers(
  client: QueryClientContract,
  ownerId: number
): Promise<OwnedTeam[]> {
  return sql(
    client,
    `select t.id, t.name, count(*) as members from teams t
     join team_members m on m.team_id = t.id and m.user_id <> t.user_id
     where t.user_id = ? group by t.id order by t.name`,
    [ownerId]
  )
}
