import { BaseSchema } from '@adonisjs/lucid/schema'

/** Mail that waits to be sent or was sent: written in the transaction that it tells of. */
export default class extends BaseSchema {
  override async up() {
    this.schema.createTable('mails', (table) => {
      table.uuid('id').primary()
      /** Whom it is about; kept out of the way of deletion, since the last mail tells of it. */
      table.bigInteger('user_id').nullable().references('users.id').onDelete('SET NULL').index()
      table.text('recipient').notNullable().index()
      table.text('kind').notNullable()
      table.jsonb('data').notNullable()
      /** The reader's when it was queued. */
      table.text('language').notNullable().defaultTo('en')
      /**
       * Set before a mail is handed to the server. A mail that is still in a worker's hands when it dies may have been
       * sent, so it is not sent again.
       */
      table.timestamp('handed_over_at', { useTz: true }).nullable()
      table.integer('attempts').notNullable().defaultTo(0)
      table.text('last_error').nullable()
      table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(this.now()).index()
      table.timestamp('sent_at', { useTz: true }).nullable()
      table.timestamp('failed_at', { useTz: true }).nullable()
      table.check(`language in ('en', 'de', 'es')`, {}, 'mails_language_is_known')
    })
  }
}
