import type pg from 'pg'
import { statementFor } from '#app/core/database/statement'
import { firstOf } from '#app/core/elements'
import { collectSqlCalls } from '../sql_texts/collect.js'

interface Node {
  'Node Type': string
  'Parent Relationship'?: string
  'Subplan Name'?: string
  'Relation Name'?: string
  'Index Name'?: string
  'Index Cond'?: string
  'Filter'?: string
  'Plans'?: Node[]
}

/** A statement that reads all rows of some tables. */
export interface WholeRead {
  /** The file that sends it. */
  path: string
  text: string
  /** Tables, or indexes of a part of their rows. */
  read: string[]
}

/** A value that is bound by its name. */
const NAMED = /(?<!:):[a-z]/i

/** What reads no more from below than is read from it. */
const PASSING = new Set([
  'Append',
  'Incremental Sort',
  'Limit',
  'LockRows',
  'Merge Append',
  'Nested Loop',
  'Result',
  'Subquery Scan',
])

/**
 * Has the server plan every statement that the code can send for any values, without running it.
 * @param large the tables that count
 * @param bounded indexes of a part of the rows, such as of what is under way, which may be read from end to end
 * @returns those that are planned to read all rows of such a table or of an index
 */
export async function findWholeReads(
  client: pg.Client,
  large: ReadonlySet<string>,
  bounded: ReadonlySet<string> = new Set()
): Promise<WholeRead[]> {
  const found: WholeRead[] = []
  for (const { path, texts, byPosition } of await collectSqlCalls()) {
    for (const text of texts) {
      const statement = statementFor(text, byPosition ?? !NAMED.test(text)).text
      if (!/^\s*(select|with|insert|update|delete)\b/i.test(statement)) continue
      const read = readsOf(await planOf(client, statement), large, bounded)
      if (read.length > 0) found.push({ path, text: statement, read })
    }
  }
  return found
}

async function planOf(client: pg.Client, text: string): Promise<Node> {
  const { rows } = await client.query(`explain (generic_plan, verbose, format json) ${text}`)
  return firstOf(rows[0]['QUERY PLAN'] as { Plan: Node }[]).Plan
}

function readsOf(plan: Node, large: ReadonlySet<string>, bounded: ReadonlySet<string>): string[] {
  const read = new Set<string>()
  const all = JSON.stringify(plan)
  /** @param isCut whether so little is read of it as a limit above it says */
  const visit = (node: Node, isCut: boolean): void => {
    // Where a table is small, all of it is read once for many looks at it; where it is large, the server would look each time.
    if (all.includes(`hashed ${node['Subplan Name']})`)) return
    const { 'Relation Name': table = '', 'Index Name': index, 'Filter': filter } = node
    if (large.has(table) && !node['Index Cond'] && !bounded.has(index ?? '')) {
      if (index === undefined && node['Node Type'] === 'Seq Scan') read.add(table)
      if (index !== undefined && (!isCut || filter)) read.add(`${table} (${index})`)
    }
    for (const child of node.Plans ?? []) {
      const isOuter = ['Outer', 'Member', 'Subquery'].includes(child['Parent Relationship']!)
      const isLimit = node['Node Type'] === 'Limit'
      visit(child, isOuter && (isLimit || (isCut && PASSING.has(node['Node Type']))))
    }
  }
  visit(plan, false)
  return [...read]
}
