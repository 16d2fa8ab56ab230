import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { sql } from './sql.js'

const statements = new WeakMap<LucidModel, string>()

/**
 * What `Model.find` answers, by a statement that stays prepared: the one of the package is put together, parsed and planned anew
 * each time, which took a tenth of a page. Hooks of finding are not called.
 * @param id an integer, also in digits, or a uuid
 */
export async function findModel<Model extends LucidModel>(
  model: Model,
  id: number | string
): Promise<InstanceType<Model> | null> {
  const [row] = await sql<Record<string, unknown>>(db.connection(), findStatement(model), [id])
  return row ? modelOf(model, row) : null
}

/** A row of the model's columns as the model; without a transaction of its own. */
export function modelOf<Model extends LucidModel>(
  model: Model,
  row: Record<string, unknown>
): InstanceType<Model> {
  const client = db.connection()
  return model.$createFromAdapterResult(row, {}, { client, connection: client.connectionName })!
}

/** The model's columns, for a statement that answers a row of them. */
export function columnsOf(model: LucidModel): string {
  model.boot()
  return [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName).join(', ')
}

/** Finds a row by its id. Names the columns: a prepared `select *` would fail from the day on which the table gets another. */
export function findStatement(model: LucidModel): string {
  const known = statements.get(model)
  if (known) return known
  const text = `select ${columnsOf(model)} from ${model.table} where id = ?`
  statements.set(model, text)
  return text
}
