import { type Node, parse } from 'libpg-query'
import { breaksOfAlter } from './breaks_of_alter.js'
import { type Migration, nameOf, NEEDS_UNUSED } from './migration.js'

/**
 * What of a migration breaks processes of versions before it, which go on while it runs, or makes them wait. Statements are read as
 * PostgreSQL reads them; what `defer` does is not seen.
 *
 * @returns a sentence for each, which says what to do instead
 */
export async function findBreaks(migration: Migration): Promise<string[]> {
  const made = new Set<string>()
  const droppedIndexes = new Set<string>()
  const renamed = new Map<string, string>()
  const found: string[] = []
  for (const text of migration.statements) {
    const { stmts = [] } = await parse(text)
    for (const { stmt } of stmts) {
      found.push(...breaksOf(stmt!, migration, { made, renamed, droppedIndexes }))
    }
  }
  for (const [name, to] of renamed) {
    // One that makes way for a table of its name is not missed.
    if (!made.has(name)) found.push(`renames ${name} to ${to}: ${NEEDS_UNUSED}`)
  }
  return migration.unusedSince === null
    ? found
    : found.filter((sentence) => !sentence.endsWith(NEEDS_UNUSED))
}

interface Seen {
  /** Tables that the migration itself makes. */
  made: Set<string>
  /** Tables that it renames, and what they are called then. */
  renamed: Map<string, string>
  droppedIndexes: Set<string>
}

function breaksOf(node: Node, migration: Migration, seen: Seen): string[] {
  const { made, droppedIndexes } = seen
  if ('CreateStmt' in node) {
    made.add(nameOf(node.CreateStmt.relation))
    return []
  }
  if ('AlterTableStmt' in node) {
    return made.has(nameOf(node.AlterTableStmt.relation)) ? [] : breaksOfAlter(node.AlterTableStmt)
  }
  if ('RenameStmt' in node) return breaksOfRename(node, seen)
  if ('DropStmt' in node) return breaksOfDrop(node, droppedIndexes)
  if ('IndexStmt' in node) {
    const { relation, concurrent, idxname } = node.IndexStmt
    if (made.has(nameOf(relation))) return []
    return breaksOfIndex(idxname ?? '', Boolean(concurrent), migration, droppedIndexes)
  }
  for (const kind of ['UpdateStmt', 'DeleteStmt'] as const) {
    if (!(kind in node) || migration.disableTransactions) continue
    const { relation } = (node as Record<string, { relation?: { relname?: string } }>)[kind]!
    if (made.has(nameOf(relation))) continue
    return [
      `changes rows of ${nameOf(relation)}, which stay locked until all of the migration is done: do it in a migration with \`disableTransactions\`, in steps`,
    ]
  }
  for (const kind of ['DoStmt', 'LockStmt', 'TruncateStmt', 'ClusterStmt']) {
    if (kind in node)
      return [`has a ${kind.replace('Stmt', '').toLowerCase()} statement: do without`]
  }
  return []
}

function breaksOfRename(
  { RenameStmt: rename }: Extract<Node, { RenameStmt: unknown }>,
  { made, renamed }: Seen
): string[] {
  const { relation, renameType, subname, newname = '' } = rename
  const name = nameOf(relation)
  // No statement names an index, and nobody knows yet what this migration has made.
  if (renameType === 'OBJECT_INDEX' || made.has(name)) return []
  if (renameType !== 'OBJECT_TABLE') {
    return [`renames ${subname ?? name} to ${newname}: ${NEEDS_UNUSED}`]
  }
  renamed.set(name, newname)
  made.add(newname)
  return []
}

/** Names of what it drops: a list of names where they are qualified, functions with their arguments. */
function breaksOfDrop(
  { DropStmt: drop }: Extract<Node, { DropStmt: unknown }>,
  dropped: Set<string>
) {
  const names = (drop.objects ?? []).map((it) =>
    JSON.stringify(it)
      .match(/"sval":"([^"]+)"/g)!
      .at(-1)!
      .slice(8, -1)
  )
  if (drop.removeType !== 'OBJECT_INDEX') {
    return names.map((name) => `drops ${name}: ${NEEDS_UNUSED}`)
  }
  for (const name of names) dropped.add(name)
  if (!drop.concurrent) return names.map((name) => `drops index ${name}: do it \`concurrently\``)
  return names
    .filter((name) => name.endsWith('_unique'))
    .map((name) => `drops ${name}, which \`on conflict\` may need: ${NEEDS_UNUSED}`)
}

function breaksOfIndex(
  name: string,
  isConcurrent: boolean,
  migration: Migration,
  dropped: Set<string>
) {
  if (!isConcurrent || !migration.disableTransactions) {
    return [
      `makes index ${name} on a table that others write to: do it \`concurrently\`, with \`disableTransactions\``,
    ]
  }
  return dropped.has(name)
    ? []
    : [
        `makes index ${name} that a killed try may have left behind: \`drop index concurrently if exists ${name}\` first`,
      ]
}
