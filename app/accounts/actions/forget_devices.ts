import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'

/**
 * Lets every device count as new to an account that is given back to its owner: whoever had it meanwhile may have signed in from some.
 * @returns the user's `deviceEpoch` from now on
 */
export async function forgetDevices(trx: QueryClientContract, userId: number): Promise<number> {
  const { epoch } = firstOf(
    await sql<{ epoch: number }>(
      trx,
      'update users set device_epoch = device_epoch + 1 where id = ? returning device_epoch as epoch',
      [userId]
    )
  )
  return epoch
}
