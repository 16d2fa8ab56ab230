import { BaseSchema } from '@adonisjs/lucid/schema'

/** Stored files; variants lie beside the original in the store and have no rows. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('media', (table) => {
      table.uuid('id').primary().defaultTo(this.raw('uuidv7()'))
      table.bigInteger('owner_id').nullable().references('users.id').onDelete('SET NULL')
      table.text('disk_key').notNullable().unique()
      table.text('mime').notNullable()
      table.bigInteger('bytes').notNullable()
      table.integer('width').nullable()
      table.integer('height').nullable()
      table.text('checksum').notNullable()
      table.text('placeholder').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
    // Files of a user are listed by age, which their ids tell.
    this.schema.raw('create index media_of_owner on media (owner_id, id desc)')
    this.schema.alterTable('users', (table) => {
      table.foreign('profile_photo_media_id').references('media.id').onDelete('SET NULL')
    })
  }
}
