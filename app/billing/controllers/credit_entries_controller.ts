import { Readable } from 'node:stream'
import type { HttpContext } from '@adonisjs/core/http'
import { stringify } from 'csv-stringify'
import { attachment } from '#app/media/serving/attachment'
import { csvOptions } from '#app/core/text/csv'
import type { Locale } from '#app/i18n/locales'
import { withLocale, currentLocale } from '#app/i18n/current_locale'
import { entryFilterIn } from '#app/credits/entry_filter'
import type { EntryFilter } from '#app/credits/entry'
import { listEntries } from '../queries/list_entries.js'
import { entryData } from '#app/credits/transformers/entry_data'

const ENTRIES_PER_QUERY = 1_000

const COLUMNS = ['date', 'credits', 'reason', 'description', 'product', 'change', 'balance']

/** `GET /billing/credits.csv`: the ledger as a file, row by row as it is read. */
export default class CreditEntriesController {
  index({ auth, request, response }: HttpContext) {
    const rows = rowsOf(auth.getUserOrFail().id, entryFilterIn(request), currentLocale())
    const csv = stringify(csvOptions(COLUMNS))
    response.header('Content-Type', 'text/csv; charset=utf-8')
    response.header('Content-Disposition', attachment('credits', 'text/csv'))
    response.header('Cache-Control', 'private, no-store')
    return response.stream(Readable.from(rows).compose(csv))
  }
}

/** Rows are made as the receiver takes them, outside of the request: the language is handed on. */
async function* rowsOf(userId: number, filter: EntryFilter, language: Locale) {
  let before: number | null = null
  do {
    const page = await listEntries({ userId, before, limit: ENTRIES_PER_QUERY, ...filter })
    for (const entry of page.entries) {
      const {
        created_at: date,
        kind,
        reason,
        description,
        product,
        change,
        balance,
      } = withLocale(language, () => entryData(entry))
      yield [date, kind, reason, description, product?.name ?? '', change, balance]
    }
    before = page.nextCursor
  } while (before !== null)
}
