import { writeFile } from 'node:fs/promises'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import db from '@adonisjs/lucid/services/db'
import { describeSchema } from '#app/core/database/describe_schema'

/**
 * `node ace.js schema:write`: writes what the migrations make into `database/schema.sql`, to be read and compared. It is
 * committed; a test fails when it is stale. Lucid's own `schema:dump` needs the `pg_dump` of the server's version.
 */
export default class SchemaWrite extends BaseCommand {
  static override commandName = 'schema:write'
  static override description = 'Write the schema of the database into database/schema.sql'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const file = this.app.makePath('database/schema.sql')
    await writeFile(file, await describeSchema(db.connection()))
    this.logger.action('create database/schema.sql').succeeded()
  }
}
