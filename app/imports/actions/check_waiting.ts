import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { FormError } from '#app/core/errors/form_error'
import { sql } from '#app/core/database/sql'
import { MAX_WAITING_ROWS } from '#config/imports'
import { IMPORT_ERRORS } from '../messages/en/common.js'

/**
 * Keeps a user from having more rows waiting than may. The transaction has locked the user against others that add some.
 * @param more rows that are about to wait
 * @throws FormError under `list`
 */
export async function checkWaiting(
  trx: TransactionClientContract,
  userId: number,
  more: number
): Promise<void> {
  const { waiting } = firstOf(
    await sql<{ waiting: number }>(
      trx,
      `select count(*) as waiting from imports i join import_rows r on r.import_id = i.id
     where i.user_id = ? and r.state = 'waiting'`,
      [userId]
    )
  )
  if (waiting + more <= MAX_WAITING_ROWS) return
  throw new FormError({ list: IMPORT_ERRORS.tooManyWaiting(waiting, MAX_WAITING_ROWS) })
}
