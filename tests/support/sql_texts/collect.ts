import { globSync } from 'node:fs'
import app from '@adonisjs/core/services/app'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import ts from 'typescript'
import { columnsOf, findStatement } from '#app/core/database/find_model'
import Generation from '#app/work/models/generation'
import { evaluateAll, type Known, Unknown } from './evaluate.js'
import { callsIn, type Piece, Project } from './project.js'
import { type RowType, rowTypeOf } from './row_type.js'

/** A call that sends SQL. */
export interface SqlCall {
  /** File and line. */
  place: string
  path: string
  /** Every text that it may send. */
  texts: string[]
  /** What they are made of. */
  pieces: Piece[]
  /** What stands in the way of knowing them, or null. */
  unknown: string | null
  /** Whether values are bound by their place and not by name, as far as the call says it. */
  byPosition: boolean | null
  /** What the call says of the rows; null where it says nothing that the source alone tells. */
  row: RowType
}

/** Finds each call of `sql` in the server's code with all texts that it may send. */
export async function collectSqlCalls(project = new Project()): Promise<SqlCall[]> {
  const known = await knownValues()
  const modules = project
    .modules()
    .filter(({ imports }) => imports.get('sql')?.path === 'app/core/database/sql.ts')
  return modules.flatMap((module) =>
    callsIn(module, 'sql').map(({ call }) => {
      const { line } = module.file.getLineAndCharacterOfPosition(call.getStart())
      const [, text, bindings] = call.arguments
      const [type] = call.typeArguments ?? []
      const pieces: Piece[] = []
      const found = {
        place: `${module.path}:${line + 1}`,
        path: module.path,
        byPosition: isByPosition(bindings),
        row: type ? rowTypeOf(project, type, module) : null,
        pieces,
      }
      try {
        const texts = evaluateAll(project, text!, module, known, pieces).flat().map(String)
        return { ...found, texts, unknown: null }
      } catch (error) {
        if (error instanceof Unknown) return { ...found, texts: [], unknown: error.message }
        throw error
      }
    })
  )
}

/** Values of expressions, by their text, that follow from nothing but a run. */
async function knownValues(): Promise<Known> {
  const paths = globSync('app/*/models/*.ts', { cwd: app.makePath() })
  const models = await Promise.all(
    paths.map(async (path) => (await import(app.makeURL(path).href)).default as LucidModel)
  )
  return {
    'findStatement(model)': models.map(findStatement),
    'columnsOf(Generation)': [columnsOf(Generation)],
    'Math.max(...Object.values(DEADLINE_MINUTES))': [1],
  }
}

function isByPosition(bindings: ts.Expression | undefined): boolean | null {
  if (!bindings || ts.isArrayLiteralExpression(bindings)) return true
  return ts.isObjectLiteralExpression(bindings) ? false : null
}
