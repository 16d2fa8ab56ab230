import { BaseSchema } from '@adonisjs/lucid/schema'

/** The certificate that an installation has made for itself, and its key, sealed: all hosts sign with the same. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('signing_identities', (table) => {
      // One row, whichever host comes first.
      table.smallint('id').primary().defaultTo(1)
      table.text('chain').notNullable()
      table.text('sealed_key').notNullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
    this.schema.raw(
      'alter table signing_identities add constraint signing_identities_is_one check (id = 1)'
    )
  }
}
