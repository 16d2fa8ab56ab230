import string from '@adonisjs/core/helpers/string'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { namesOfPartitions } from '#config/parts'
import * as generated from '#database/schema'

/** Of the migrations' own books. */
const OWN = /^adonis_schema/

const classOf = (table: string) => `${string.pascalCase(string.singular(table))}Schema`

test('every table is either described by the generated models, column by column, or named as read by statements alone', async ({
  assert,
}) => {
  const left: string[] = db.manager.get('postgres')!.config.schemaGeneration!.excludeTables!
  const tables = await db.connection().getAllTables(['public'])
  const described = tables.filter((table) => !left.includes(table) && !OWN.test(table))
  assert.sameMembers(described.map(classOf), Object.keys(generated))
  const partitions = namesOfPartitions()
  assert.isEmpty(left.filter((table) => !tables.includes(table) && !partitions.includes(table)))
  for (const table of described) {
    const columns = await db.connection().columnsInfo(table)
    const { $columns } = generated[classOf(table) as keyof typeof generated]
    assert.sameMembers([...$columns], Object.keys(columns).map(string.camelCase), table)
  }
})
