import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import db from '@adonisjs/lucid/services/db'
import { OLD_MIGRATIONS } from '#app/operator/schema/old_migrations'
import { sql } from '#app/core/database/sql'

const FOLDER = 'database/migrations'
const SCHEMA = 'tests/fixtures/old_schema.sql'

/** As Lucid makes it. */
const BOOKS = `
  create table adonis_schema (id serial primary key, name varchar(255) not null, batch int not null, migration_time timestamptz default now());
  create table adonis_schema_versions (version int primary key);
  insert into adonis_schema_versions values (2)`

/** All tables, in a schema of their own of the tests' database, as versions made them that had the old migrations. */
export class OldDatabase {
  readonly name = `old_${randomUUID().replaceAll('-', '')}`

  /**
   * @param migrations that have run on it, without their folder
   * @param folder that holds those that are to run
   */
  static async at(migrations = OLD_MIGRATIONS, folder = FOLDER): Promise<OldDatabase> {
    const database = new OldDatabase()
    await sql(db.connection(), `create schema ${database.name}`)
    const { config } = db.manager.get('postgres')!
    const connection = { connectionString: database.url }
    const { migrations: running } = config
    db.manager.add(database.name, {
      ...config,
      connection,
      migrations: { ...running, paths: [folder] },
    } as typeof config)
    await database.client.rawQuery(await readFile(app.makePath(SCHEMA), 'utf8'))
    await database.client.rawQuery(BOOKS)
    const rows = migrations.map((name, batch) => ({ name: `${FOLDER}/${name}`, batch }))
    if (rows.length > 0) {
      await database.client.insertQuery().table('adonis_schema').multiInsert(rows)
    }
    return database
  }

  /** For `DATABASE_URL`. */
  get url(): string {
    const url = new URL(process.env.DATABASE_URL!)
    url.searchParams.set('options', `-csearch_path=${this.name}`)
    return url.href
  }

  get client() {
    return db.connection(this.name)
  }

  /** The migrations that count as run, in the order in which they did. */
  async migrations(): Promise<string[]> {
    const rows = await sql<{ name: string }>(
      this.client,
      'select name from adonis_schema order by id'
    )
    return rows.map(({ name }) => name.replace(/.*\//, ''))
  }

  async drop(): Promise<void> {
    await db.manager.close(this.name, true)
    await sql(db.connection(), `drop schema ${this.name} cascade`)
  }
}
