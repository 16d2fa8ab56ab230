import { readdir } from 'node:fs/promises'
import { parse } from 'node:path'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { firstOf } from '#app/core/elements'

/** As Lucid writes names into its table. */
export const FOLDER = 'database/migrations/'

/** Names of the migrations of this version that the database has not run, in their order. */
export async function listPending(client = db.connection()): Promise<string[]> {
  const done = await listDone(client)
  return (await listMigrations()).filter((name) => !done.has(FOLDER + name))
}

/** What the database has run, as Lucid writes it; nothing where it is new. */
export async function listDone(client = db.connection()): Promise<Set<string>> {
  const { exists } = firstOf(
    await sql<{ exists: boolean }>(
      client,
      `select to_regclass('adonis_schema') is not null as exists`
    )
  )
  if (!exists) return new Set()
  const rows = await sql<{ name: string }>(client, 'select name from adonis_schema order by id')
  return new Set(rows.map(({ name }) => name))
}

/** Names of all migrations of this version, without their folder, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(app.makePath(FOLDER))).map((file) => parse(file).name).sort()
}
