import ts from 'typescript'
import { collectSqlCalls } from './collect.js'
import { Project } from './project.js'

/** A table that a feature's code names. */
export interface TableUse {
  feature: string
  table: string
  /** File, with the line where it is known. */
  place: string
}

/** What stands before a table in SQL; also the commas of a list of them, which names of columns follow as well. */
const NAMED = /(?:\b(?:from|join|into|update|using|table)|,)\s+(?:only\s+)?([a-z_]+)/gi

/** Of the query builder. */
const BUILDERS = new Set(['from', 'table', 'join', 'leftJoin'])

/** Finds where the server's code reads or writes tables: by statements, by the query builder, and by models. */
export async function findTableUses(tables: readonly string[]): Promise<TableUse[]> {
  const project = new Project()
  const calls = await collectSqlCalls(project)
  const named = calls.flatMap(({ place, texts }) =>
    texts.flatMap((text) =>
      [...text.matchAll(NAMED)].map(([, table]) => ({ place, table: table! }))
    )
  )
  const built = project
    .modules()
    .flatMap(({ file, path }) => [
      ...tablesOfBuilders(file).map((table) => ({ place: path, table })),
      ...tablesOfModels(file.text).map((table) => ({ place: path, table })),
    ])
  return [...named, ...built]
    .filter(({ table }) => tables.includes(table))
    .map((use) => ({ ...use, feature: use.place.split('/')[1]! }))
}

function tablesOfBuilders(file: ts.SourceFile): string[] {
  const found: string[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const [first] = node.arguments
      if (first && ts.isStringLiteral(first) && BUILDERS.has(node.expression.name.text)) {
        found.push(first.text)
      }
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

/** A model is named as the row of its table is. */
function tablesOfModels(text: string): string[] {
  const imports = text.matchAll(/^import (?!type)[^;]*?from '[^']*\/models\/(\w+?)(?:\.js)?'/gm)
  return [...imports].flatMap(([, model]) => [model!, `${model}s`])
}
