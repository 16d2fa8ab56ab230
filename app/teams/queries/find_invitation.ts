import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'
import type { RoleKey } from '../roles.js'

export interface FoundInvitation {
  id: number
  team_id: number
  email: string
  role: RoleKey
}

/**
 * @param id out of a path: what is no positive bigint finds nothing
 * @throws AppError 404, also once it was accepted or cancelled
 */
export async function findInvitation(
  id: unknown,
  client: QueryClientContract = db.connection()
): Promise<FoundInvitation> {
  if (!/^[1-9]\d{0,17}$/.test(String(id))) throw notFound()
  const [invitation] = await sql<FoundInvitation>(
    client,
    'select id, team_id, email, role from team_invitations where id = ?',
    [String(id)]
  )
  if (!invitation) throw notFound()
  return invitation
}
