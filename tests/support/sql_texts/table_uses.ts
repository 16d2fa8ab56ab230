import ts from 'typescript'
import { collectSqlCalls, type SqlCall } from './collect.js'
import { type Module, Project } from './project.js'

/** A table that a feature's code names. */
export interface TableUse {
  table: string
  /** Whether rows are inserted, changed or deleted. */
  writes: boolean
  /** The file that names it. */
  path: string
}

/** What stands before a table in SQL; also the commas of a list of them, which names of columns follow as well. */
const NAMED = /(?:\b(?:from|join|into|update|using|table)|,)\s+(?:only\s+)?([a-z_]+)/gi

/** What stands before a table whose rows are changed. */
const WRITTEN =
  /(?:\binsert\s+into|\bdelete\s+from|\btruncate|(?<!\b(?:for|key|do)\s+)\bupdate)\s+(?:only\s+)?([a-z_]+)/gi

/** Of the query builder. */
const BUILDERS = new Set(['from', 'table', 'join', 'leftJoin'])
const WRITES_OF_BUILDERS = new Set([
  'insert',
  'multiInsert',
  'update',
  'delete',
  'increment',
  'decrement',
])

const WRITES_OF_MODELS =
  'create|createMany|createQuietly|firstOrCreate|updateOrCreate|updateOrCreateMany'
const WRITES_OF_ROWS = 'merge|fill|save|delete'

/**
 * Finds where the server's code reads or writes tables: by statements, by the query builder, and by models. What features give to a
 * statement of another one counts as theirs.
 */
export async function findTableUses(tables: readonly string[]): Promise<TableUse[]> {
  const project = new Project()
  const calls = await collectSqlCalls(project)
  const modules = project.modules()
  const uses = [
    ...calls.flatMap((call) => usesOfCall(call, tables)),
    ...modules.flatMap(usesOfBuilders),
    ...modules.flatMap(usesOfModels),
  ]
  return uses.filter(({ table }) => tables.includes(table))
}

/** A statement's tables are used by the files whose literals name them. */
function usesOfCall({ path, texts, pieces }: SqlCall, tables: readonly string[]): TableUse[] {
  const read = new Set(texts.flatMap((text) => namesIn(text, NAMED)))
  const written = new Set(texts.flatMap((text) => namesIn(text, WRITTEN)))
  return [...new Set([...read, ...written])]
    .filter((table) => tables.includes(table))
    .flatMap((table) => {
      const named = pieces.filter(
        ({ text }) => text === table || namesIn(text, NAMED).includes(table)
      )
      const where = named.length > 0 ? named : [{ path, text: table }]
      return where.map((piece) => ({
        table,
        path: piece.path,
        writes:
          piece.text === table ? written.has(table) : namesIn(piece.text, WRITTEN).includes(table),
      }))
    })
}

function namesIn(text: string, pattern: RegExp): string[] {
  return [...text.matchAll(pattern)].map(([, table]) => table!)
}

function usesOfBuilders({ file, path }: Module): TableUse[] {
  const found: TableUse[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments
      if (first && ts.isStringLiteral(first) && BUILDERS.has(node.expression.name.text)) {
        found.push({ table: first.text, writes: isWritten(node), path })
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** Whether what is chained to a call of the query builder changes rows. */
function isWritten(call: ts.Node): boolean {
  const { parent } = call
  if (ts.isPropertyAccessExpression(parent)) {
    return WRITES_OF_BUILDERS.has(parent.name.text) || isWritten(parent)
  }
  return ts.isCallExpression(parent) && parent.expression === call && isWritten(parent)
}

/** A model is named as the row of its table is, and so is what holds one of it. */
function usesOfModels({ file: { text }, path }: Module): TableUse[] {
  const imports = text.matchAll(/^import (?:type )?(\w+) from '[^']*\/models\/(\w+?)(?:\.js)?'/gm)
  return [...imports].flatMap(([statement, name, row]) => {
    const writes = [
      `\\b${name}\\.(?:${WRITES_OF_MODELS})\\(`,
      `\\b${name}\\.query\\([^;]*\\.(?:${[...WRITES_OF_BUILDERS].join('|')})\\(`,
      `\\b${row}\\s*\\.(?:${WRITES_OF_ROWS})\\(`,
    ].some((pattern) => new RegExp(pattern).test(text))
    if (!writes && statement.startsWith('import type')) return []
    return [row!, `${row}s`].map((table) => ({ table, writes, path }))
  })
}
