import { BaseSchema } from '@adonisjs/lucid/schema'

/** Sounds that merchants brought for their reels. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('reel_sounds', (table) => {
      table.uuid('media_id').primary().references('media.id').onDelete('CASCADE')
      table.bigInteger('user_id').notNullable().references('users.id').onDelete('CASCADE')
      table.text('name').notNullable()
      table.float('seconds').notNullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.index(['user_id', 'created_at'])
    })
  }
}
