import db from '@adonisjs/lucid/services/db'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/** Each time that one loses, another has written; so many are never at one object together. */
const MOST_TRIES = 50

/** Where in `provider_turns` an object is counted. */
const SLOT = '(hashtextextended(?, 0) & 255)::smallint'

/**
 * Brings what is kept of one object of the payment provider up to date: `read` asks there, `write` keeps the answer in a transaction
 * that others who write of the same object wait for. The provider is asked before, since nothing may be held for as long as another
 * machine takes; if somebody has written meanwhile it is asked again, or the older of two states could be written last.
 * @param id the provider's
 * @returns what `write` answers
 */
export async function syncObject<State, Result>(
  id: string,
  read: () => Promise<State>,
  write: (trx: TransactionClientContract, state: State) => Promise<Result>
): Promise<Result> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const turn = await turnOf(id)
    const state = await read()
    const written = await db.transaction(async (trx) =>
      (await takeTurn(trx, id, turn)) ? { result: await write(trx, state) } : null
    )
    if (written) return written.result
  }
  throw new Error(`${id} was changed by others again and again`)
}

async function turnOf(id: string): Promise<number> {
  const { turn } = firstOf(
    await sql<{ turn: number }>(
      db.connection(),
      `select turn from provider_turns where slot = ${SLOT}`,
      [id]
    )
  )
  return turn
}

/** Answers whether nobody has written since `turn`; whoever is writing is waited for. */
async function takeTurn(
  trx: TransactionClientContract,
  id: string,
  turn: number
): Promise<boolean> {
  const taken = await sql(
    trx,
    `update provider_turns set turn = turn + 1 where slot = ${SLOT} and turn = ? returning 1`,
    [id, turn]
  )
  return taken.length > 0
}
