import { BaseSchema } from '@adonisjs/lucid/schema'

/** The language that people read: of the screens they open, and of a mail as it was when the mail was queued. */
export default class extends BaseSchema {
  override async up() {
    for (const name of ['users', 'mails']) {
      this.schema.alterTable(name, (table) => {
        table.text('language').notNullable().defaultTo('en')
        table.check(`language in ('en', 'de', 'es')`, {}, `${name}_language_is_known`)
      })
    }
  }
}
