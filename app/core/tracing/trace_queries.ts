import emitter from '@adonisjs/core/services/emitter'
import type { ConnectionContract } from '@adonisjs/lucid/types/database'
import db from '@adonisjs/lucid/services/db'
import { beginQuery } from './begin_query.js'
import type { OpenSpan } from './spans.js'

/** A statement of the query builder: its text with places for values, which stand beside it and are not told. */
interface Query {
  __knexQueryUid: string
  sql: string
}

/** Has the statements of models and of the query builder traced; those of `sql` trace themselves. @returns ends it */
export function traceQueries(): () => void {
  const open = new Map<string, OpenSpan>()
  const onQuery = ({ __knexQueryUid: id, sql }: Query) => {
    const span = beginQuery(sql)
    if (span) open.set(id, span)
  }
  const end = ({ __knexQueryUid: id }: Query, code?: string) => {
    const span = open.get(id)
    open.delete(id)
    if (code !== undefined) span?.fail(code)
    span?.end()
  }
  const onResponse = (_response: unknown, query: Query) => end(query)
  const onError = (error: { code?: string }, query: Query) => end(query, error.code ?? 'unknown')

  const watched = new Set<NonNullable<ConnectionContract['client']>>()
  const watch = ({ client }: ConnectionContract) => {
    if (!client || watched.has(client)) return
    watched.add(client)
    client.on('query', onQuery).on('query-response', onResponse).on('query-error', onError)
  }
  const connection = db.manager.get(db.primaryConnectionName)?.connection
  if (connection) watch(connection)
  const off = emitter.on('db:connection:connect', watch)
  return () => {
    off()
    for (const client of watched) {
      client.off('query', onQuery).off('query-response', onResponse).off('query-error', onError)
    }
  }
}
