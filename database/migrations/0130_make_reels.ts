import { BaseSchema } from '@adonisjs/lucid/schema'

/** Reels are kept among the films, with what is read and heard in them; the brand that a merchant's reels have is remembered, and the sounds that they brought. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('videos', (table) => {
      table.text('kind').notNullable().defaultTo('film')
      /** For people who do not see it; empty for films, which are told by their prompt. */
      table.text('alt').notNullable().defaultTo('')
      table.boolean('has_sound').notNullable().defaultTo(false)
      /** Subtitles; null where nothing is said. */
      table.text('srt').nullable()
      table.text('vtt').nullable()
      table.check(`kind in ('film', 'reel')`, {}, 'videos_kind_is_known')
      table.check('(srt is null) = (vtt is null)', {}, 'videos_subtitles_have_both_forms')
    })
    this.schema.createTable('reel_brands', (table) => {
      table.bigInteger('user_id').primary().references('users.id').onDelete('CASCADE')
      /** '#rrggbb' */
      table.text('ground').notNullable()
      table.text('ink').notNullable()
      table.text('accent').notNullable()
      table.text('font').notNullable()
      table.uuid('logo_media_id').nullable().references('media.id').onDelete('SET NULL')
      table.text('call_to_action').notNullable().defaultTo('')
      table.text('address').notNullable().defaultTo('')
      table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(this.now())
      table.index('logo_media_id')
    })
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
