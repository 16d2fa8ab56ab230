import { BaseSchema } from '@adonisjs/lucid/schema'

/** Tokens may end by themselves; files of a user are listed by age, which their ids tell. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('access_tokens', (table) => {
      table.timestamp('expires_at', { useTz: true }).nullable()
    })
    this.schema.raw('create index media_of_owner on media (owner_id, id desc)')
    this.schema.alterTable('media', (table) => {
      table.dropIndex('owner_id')
    })
  }
}
