import './errors.js'
import { defineLeftover } from '#app/accounts/leftovers'
import { sql } from '#app/core/database/sql'

defineLeftover({
  async remove(trx, userId, since) {
    const tokens = await sql(
      trx,
      'delete from access_tokens where user_id = ? and created_at >= ? returning 1',
      [userId, since]
    )
    return tokens.length > 0
  },
})
