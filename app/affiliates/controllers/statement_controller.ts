import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify'
import { attachment } from '#app/media/serving/attachment'
import { csvOptions } from '#app/core/text/csv'
import { listAffiliateEntries } from '../queries/list_affiliate_entries.js'
import { findPayee } from '../queries/find_payee.js'
import { REGISTER_PATH } from '../register_path.js'

const ENTRIES_PER_QUERY = 1_000

const COLUMNS = [
  'date',
  'reason',
  'change_usd',
  'balance_usd',
  'available_from',
  'paypal_email',
  'transaction_id',
]

/** `GET /affiliate/statement.csv`: an affiliate's ledger as a file, row by row as it is read. Amounts are dollars. */
export default class StatementController {
  async show({ auth, response }: HttpContext) {
    const payee = await findPayee(auth.getUserOrFail().id)
    if (!payee) return response.redirect().toPath(REGISTER_PATH)
    const csv = stringify(csvOptions(COLUMNS, dollars))
    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Content-Disposition', attachment('affiliate-statement', 'text/csv'))
    response.header('Cache-Control', 'private, no-store')
    return response.stream(Readable.from(rowsOf(payee.affiliateId)).compose(csv))
  }
}

async function* rowsOf(affiliateId: number) {
  for (let after = 0; ;) {
    const entries = await listAffiliateEntries(affiliateId, after, ENTRIES_PER_QUERY)
    for (const entry of entries) {
      yield [
        entry.createdAt.toISOString(),
        entry.reason,
        entry.change,
        entry.balance,
        entry.availableAt.toISOString(),
        entry.paypalEmail ?? '',
        entry.transactionId ?? '',
      ]
    }
    if (entries.length < ENTRIES_PER_QUERY) return
    after = entries.at(-1)!.id
  }
}

function dollars(cents: number): string {
  return (cents / 100).toFixed(2)
}
