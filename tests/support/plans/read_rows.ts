import pg from 'pg'
import { firstOf } from '#app/core/elements'
import type { Sent } from './recorded.js'

interface Node {
  'Relation Name'?: string
  'Actual Rows': number
  'Actual Loops': number
  'Rows Removed by Filter'?: number
  'Rows Removed by Index Recheck'?: number
  'Plans'?: Node[]
}

/** Both ways in which the server may plan what is sent again and again: for the values, and for any values. */
const MODES = ['force_custom_plan', 'force_generic_plan']

/** How many rows a statement reads from tables and indexes, whether it answers them or not: the most of both ways. */
export async function readRows(client: pg.Client, { text, values }: Sent): Promise<number> {
  await client.query(`prepare looked_at as ${text}`)
  const given = values.length > 0 ? `(${values.map(literalOf).join(', ')})` : ''
  const counts: number[] = []
  for (const mode of MODES) {
    await client.query(`set local plan_cache_mode = ${mode}`)
    const { rows } = await client.query(
      `explain (analyze, timing off, format json) execute looked_at${given}`
    )
    counts.push(countRows(firstOf(rows[0]['QUERY PLAN'] as { Plan: Node }[]).Plan))
  }
  await client.query('deallocate looked_at')
  return Math.max(...counts)
}

function countRows(node: Node): number {
  const removed =
    (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0)
  const own = node['Relation Name'] ? (node['Actual Rows'] + removed) * node['Actual Loops'] : 0
  return (node.Plans ?? []).reduce((sum, plan) => sum + countRows(plan), Math.round(own))
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null'
  if (Array.isArray(value)) {
    return pg.escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`)
  }
  return pg.escapeLiteral(value instanceof Date ? value.toISOString() : String(value))
}
