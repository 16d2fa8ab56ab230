import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { notFound } from '#app/core/errors/errors'
import Team from '../models/team.js'

/**
 * @param id out of a path or a body: what is no positive bigint finds nothing
 * @throws AppError 404
 */
export async function findTeam(id: unknown): Promise<Team> {
  return (await teamQuery(id, null)?.first()) ?? refuse()
}

/**
 * A team that nobody else changes until the transaction ends: members, invitations, owner and the team itself.
 * @throws AppError 404
 */
export async function lockTeam(trx: TransactionClientContract, id: unknown): Promise<Team> {
  return (await teamQuery(id, trx)?.forUpdate().first()) ?? refuse()
}

function teamQuery(id: unknown, client: TransactionClientContract | null) {
  const text = String(id)
  if (!/^[1-9]\d{0,17}$/.test(text)) return null
  return Team.query(client ? { client } : {}).where('id', text)
}

function refuse(): never {
  throw notFound()
}
