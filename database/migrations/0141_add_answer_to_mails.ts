import { BaseSchema } from '@adonisjs/lucid/schema'

/** What the mail server, or the provider of mail, said when it took a mail; null where nothing was said, and of mails from before. */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('mails', (table) => {
      table.text('answer').nullable()
    })
  }
}
