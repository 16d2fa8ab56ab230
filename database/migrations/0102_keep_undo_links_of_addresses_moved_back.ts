import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * An address that was moved back by hand is back, but nothing of what the link to undo promises was done: the link keeps working. Such changes
 * were marked as undone, without the entry in the trail that undoing leaves in the same transaction.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.alterTable('email_changes', (table) => {
      /** When the account had its old address again, by a further change. */
      table.timestamp('returned_at', { useTz: true }).nullable()
    })
    this.schema.raw(
      `update email_changes c set returned_at = c.undone_at, undone_at = null
       where c.undone_at is not null and (c.confirmed_at is not null or c.cancelled_at is not null)
         and not exists (select 1 from security_events e where e.user_id = c.user_id
           and e.kind = 'email_change_undone' and e.created_at = c.undone_at)`
    )
  }
}
