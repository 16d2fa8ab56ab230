import db from '@adonisjs/lucid/services/db'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import type { RoleKey } from '../roles.js'

export interface Person {
  id: number
  name: string
  email: string
  profile_photo_media_id: string | null
}

export interface Member extends Person {
  role: RoleKey
}

export interface Invitation {
  id: number
  email: string
  role: RoleKey
}

/** The owner, the members by name, and who is invited. */
export async function loadTeamPeople(team: { id: number; userId: number }) {
  const client = db.connection()
  const [owners, members, invitations] = await Promise.all([
    sql<Person>(client, 'select id, name, email, profile_photo_media_id from users where id = ?', [
      team.userId,
    ]),
    sql<Member>(
      client,
      `select u.id, u.name, u.email, u.profile_photo_media_id, m.role from team_members m join users u on u.id = m.user_id
       where m.team_id = ? order by u.name, u.id`,
      [team.id]
    ),
    sql<Invitation>(
      client,
      'select id, email, role from team_invitations where team_id = ? order by id',
      [team.id]
    ),
  ])
  return { owner: firstOf(owners), members, invitations }
}
