import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import { notFound } from '#app/core/errors/errors'
import { firstOf } from '#app/core/elements'
import { HAD_OPERATOR } from './had_operator.js'
import { addOperator } from './operators.js'
import { type Actor, recordAct } from './record_act.js'

/** Whether the installation has, or ever had, an operator: from then on the console alone makes any. */
export async function hasHadOperator(
  client: QueryClientContract = db.connection()
): Promise<boolean> {
  const { found } = firstOf(await sql<{ found: boolean }>(client, HAD_OPERATOR))
  return found
}

/**
 * Makes a new account the first operator, in the transaction that makes it. Of several that come at once one is the first.
 * @throws AppError 404 when there was one before
 */
export async function makeFirstOperator(
  trx: TransactionClientContract,
  actor: Omit<Actor, 'id'> & { id: number }
): Promise<void> {
  await sql(trx, 'lock table operators in share row exclusive mode')
  if (await hasHadOperator(trx)) throw notFound()
  await addOperator(trx, actor.id)
  await recordAct(trx, actor, { act: 'add_operator', target: { kind: 'user', id: actor.id } })
}
