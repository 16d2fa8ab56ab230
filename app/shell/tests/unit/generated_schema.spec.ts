import { readFile } from 'node:fs/promises'
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'

/** Of the migrations' own books. */
const OWN = /^adonis_schema/

const classOf = (table: string) => `${string.pascalCase(string.singular(table))}Schema`

test('every table is either described by the generated models or named as read by statements alone', async ({
  assert,
}) => {
  const left: string[] = db.manager.get('postgres')!.config.schemaGeneration!.excludeTables!
  const tables = await db.connection().getAllTables(['public'])
  const described = tables.filter((table) => !left.includes(table) && !OWN.test(table))
  const generated = await readFile(app.makePath('database/schema.ts'), 'utf8')
  const classes = [...generated.matchAll(/^export class (\w+)/gm)].map(([, name]) => name)
  assert.sameMembers(described.map(classOf), classes)
  assert.isEmpty(left.filter((table) => !tables.includes(table)))
})
