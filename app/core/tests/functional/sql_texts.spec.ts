import { test } from '@japa/runner'
import pg from 'pg'
import { statementFor } from '#app/core/database/statement'
import { collectSqlCalls } from '#tests/support/sql_texts/collect'
import { describeStatement, type ResultColumn } from '#tests/support/sql_texts/describe_statement'
import type { Kind, RowType } from '#tests/support/sql_texts/row_type'

/** A value that is bound by its name. */
const NAMED = /(?<!:):[a-z]/i

/** What the driver makes of PostgreSQL's types; those that are missing become objects, or strings that nobody reads as such. */
const KINDS: Record<number, Kind> = {
  16: 'boolean',
  20: 'number',
  21: 'number',
  23: 'number',
  25: 'string',
  26: 'number',
  700: 'number',
  701: 'number',
  1007: 'array',
  1009: 'array',
  1016: 'array',
  1043: 'string',
  1082: 'Date',
  1114: 'Date',
  1184: 'Date',
  1700: 'string',
  2950: 'string',
  2951: 'array',
}

/** Where rows are not what the call says; whether a column may be null is not known to the server. */
function differences(row: NonNullable<RowType>, columns: ResultColumn[]): string[] {
  const types = new Map(columns.map(({ name, type }) => [name, type]))
  return [...row].flatMap(([name, kinds]) => {
    const type = types.get(name)
    if (type === undefined) return [`answers no ${name}`]
    const kind = KINDS[type]
    if (kind === undefined || kinds.has(kind) || kinds.has('other')) return []
    return [`answers a ${kind} as ${name}, not a ${[...kinds].join(' or ')}`]
  })
}

test('the database takes every statement that the code can send, and answers the rows that it expects', async ({
  assert,
  cleanup,
}) => {
  const client = new pg.Client({ connectionString: process.env.DATABASE_URL })
  await client.connect()
  cleanup(() => client.end())
  const calls = await collectSqlCalls()
  assert.isNotEmpty(calls)
  const wrong: string[] = []
  for (const { place, texts, unknown, byPosition, row } of calls) {
    if (unknown !== null) wrong.push(`${place} sends what does not follow from ${unknown}`)
    for (const text of texts) {
      const statement = statementFor(text, byPosition ?? !NAMED.test(text))
      try {
        const columns = await describeStatement(client, statement.text)
        if (row) wrong.push(...differences(row, columns).map((one) => `${place} ${one}`))
      } catch (error) {
        wrong.push(`${place} ${(error as Error).message}: ${text}`)
      }
    }
  }
  assert.deepEqual(wrong, [])
}).timeout(60_000)
