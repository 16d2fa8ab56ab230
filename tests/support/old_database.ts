import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { MigrationRunner } from '@adonisjs/lucid/migration'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'

const MIGRATIONS = app.makePath('database/migrations')

/** Tables of their own, in a schema of the tests' database, that are as they were at some migration and can be brought further. */
export class OldDatabase {
  readonly #name = `old_${randomUUID().replaceAll('-', '')}`
  /** Inside the project, where what migrations import is found. */
  readonly #folder = app.makePath('tmp', this.#name)

  /** @param last number of the newest migration that has run, such as `0054` */
  static async at(last: string): Promise<OldDatabase> {
    const database = new OldDatabase()
    await database.#create()
    await database.migrateTo(last)
    return database
  }

  get client() {
    return db.connection(this.#name)
  }

  /** Runs what is missing up to a migration. */
  async migrateTo(last: string): Promise<void> {
    const present = await readdir(this.#folder)
    for (const file of await readdir(MIGRATIONS)) {
      if (file.slice(0, 4) > last || present.includes(file)) continue
      await copyFile(join(MIGRATIONS, file), join(this.#folder, file))
    }
    const options = { direction: 'up', connectionName: this.#name } as const
    const runner = new MigrationRunner(db, app, options)
    await runner.run()
    if (runner.error) throw runner.error
  }

  async drop(): Promise<void> {
    await db.manager.close(this.#name, true)
    await sql(db.connection(), `drop schema ${this.#name} cascade`)
    await rm(this.#folder, { recursive: true })
  }

  async #create(): Promise<void> {
    await mkdir(this.#folder, { recursive: true })
    await sql(db.connection(), `create schema ${this.#name}`)
    const { config } = db.manager.get('postgres')!
    db.manager.add(this.#name, {
      ...config,
      searchPath: [this.#name],
      migrations: { naturalSort: true, paths: [`${this.#folder}/`] },
    } as typeof config)
  }
}
