import { BaseSchema } from '@adonisjs/lucid/schema'

/** Which grants an entry changed, and by how much. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('credit_allocations', (table) => {
      // No foreign key: the functions that write an allocation have just written its entry, which goes only with its user. The user's
      // grants go then as well, and take their allocations along. To look the entry up and lock it once more adds nothing.
      table.bigInteger('entry_id').notNullable()
      table
        .bigInteger('grant_id')
        .notNullable()
        .references('credit_grants.id')
        .onDelete('CASCADE')
        .index()
      table.integer('change').notNullable()
      table.primary(['entry_id', 'grant_id'])
    })
  }
}
