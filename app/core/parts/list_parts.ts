import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import type { DateTime } from 'luxon'
import { otherPartsOf, type PartedTable } from '#config/parts'
import { sql } from '../database/sql.js'
import { timeAt } from './bounds.js'

/** A part that holds whole months or days, those of before parts among them where they are by day. */
export interface Part {
  name: string
  /** Null where it has no beginning. */
  from: DateTime | null
  to: DateTime
}

interface Parts {
  /** The oldest first. */
  parts: Part[]
  /** Whether rows are left whose ids carry no month. */
  hasBefore: boolean
}

const BOUND = /^FOR VALUES FROM \((?:MINVALUE|'([^']+)')\) TO \('([^']+)'\)$/

/** The parts of a table that are attached to it. */
export async function listParts(client: QueryClientContract, table: PartedTable): Promise<Parts> {
  const rows = await sql<{ name: string; bound: string }>(
    client,
    `select c.relname as name, pg_get_expr(c.relpartbound, c.oid) as bound
     from pg_inherits i join pg_class c on c.oid = i.inhrelid
     where i.inhparent = to_regclass(?) and c.relpartbound is not null order by 1`,
    [table.name]
  )
  const { before } = otherPartsOf(table)
  const isWithoutMonths = (name: string) => table.unit === 'month' && name === before
  const parts = rows.flatMap(({ name, bound }) => {
    const [, from, to] = BOUND.exec(bound) ?? []
    if (to === undefined || isWithoutMonths(name)) return []
    return [{ name, from: from === undefined ? null : timeAt(table, from), to: timeAt(table, to) }]
  })
  return {
    parts: parts.sort((a, b) => a.to.toMillis() - b.to.toMillis()),
    hasBefore: rows.some(({ name }) => isWithoutMonths(name)),
  }
}

/** Whether a moment lies in one of them. */
export function isCovered(parts: readonly Part[], at: DateTime): boolean {
  return parts.some(({ from, to }) => (from === null || from <= at) && at < to)
}
