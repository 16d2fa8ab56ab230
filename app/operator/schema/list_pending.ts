import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

const FOLDER = 'database/migrations/'

/** Names of the migrations of this version that the database has not run, in their order. */
export async function listPending(): Promise<string[]> {
  const rows = await sql<{ name: string }>(db.connection(), 'select name from adonis_schema')
  const done = new Set(rows.map(({ name }) => name))
  const names = (await readdir(app.makePath(FOLDER))).map((file) => parse(file).name)
  return names.filter((name) => !done.has(FOLDER + name)).sort()
}
