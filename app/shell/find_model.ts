import db from '@adonisjs/lucid/services/db'
import type { LucidModel } from '@adonisjs/lucid/types/model'
import { sql } from './sql.js'

const statements = new WeakMap<LucidModel, string>()

/**
 * What `Model.find` answers, by a statement that stays prepared: the one of the package is put together, parsed and planned anew
 * each time, which took a tenth of a page. Hooks of finding are not called.
 * @param id an integer, also in digits
 */
export async function findModel<Model extends LucidModel>(
  model: Model,
  id: number | string
): Promise<InstanceType<Model> | null> {
  const client = db.connection()
  const [row] = await sql<Record<string, unknown>>(client, statementFor(model), [id])
  if (!row) return null
  return model.$createFromAdapterResult(row, {}, { client, connection: client.connectionName })
}

/** Names the columns: a prepared `select *` would fail from the day on which the table gets another. */
function statementFor(model: LucidModel): string {
  const known = statements.get(model)
  if (known) return known
  model.boot()
  const columns = [...model.$columnsDefinitions.values()].map(({ columnName }) => columnName)
  const text = `select ${columns.join(', ')} from ${model.table} where id = ?`
  statements.set(model, text)
  return text
}
