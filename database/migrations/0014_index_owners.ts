import { BaseSchema } from '@adonisjs/lucid/schema'

/** Deleting an account asks each of these columns for what refers to it; without an index that reads whole tables. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('credit_entries', (table) => table.index('generation_id'))
    this.schema.alterTable('videos', (table) => {
      table.index('generation_id')
      table.index('media_id')
      table.index('user_id')
    })
    this.schema.alterTable('idempotency_keys', (table) => table.index('generation_id'))
    this.schema.alterTable('generated_images', (table) => table.index('user_id'))
    this.schema.alterTable('users', (table) => table.index('current_team_id'))
    this.schema.alterTable('mails', (table) => table.index('recipient'))
    this.schema.alterTable('team_invitations', (table) => table.index('email'))
  }
}
