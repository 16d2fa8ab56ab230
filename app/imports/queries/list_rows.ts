import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import type { ImportProblem } from '../import_problem.js'

export interface ImportRow {
  id: number
  line: number
  sku: string | null
  name: string
  description: string
  addresses: string[]
  state: 'waiting' | 'done' | 'failed'
  problem: ImportProblem | null
  productId: number | null
}

/** The rows of an import as they stood in its list. */
export function listRows(importId: number): Promise<ImportRow[]> {
  return sql<ImportRow>(
    db.connection(),
    `select id, line, sku, name, description, addresses, state, problem, product_id as "productId"
     from import_rows where import_id = ? order by line`,
    [importId]
  )
}
