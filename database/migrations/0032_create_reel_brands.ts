import { BaseSchema } from '@adonisjs/lucid/schema'

/** The brand that a merchant's reels have. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('reel_brands', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      /** '#rrggbb' */
      table.text('ground').notNullable()
      table.text('ink').notNullable()
      table.text('accent').notNullable()
      table.text('font').notNullable()
      table.uuid('logo_media_id').nullable().references('media.id').onDelete('SET NULL').index()
      table.text('call_to_action').notNullable().defaultTo('')
      table.text('address').notNullable().defaultTo('')
      table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(this.now())
    })
  }
}
