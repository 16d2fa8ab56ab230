import { BaseSchema } from '@adonisjs/lucid/schema'

/** What every debit writes, without what says a thing twice. See docs/decisions/0009. */
export default class extends BaseSchema {
  override async up() {
    // One index instead of three holds a generation to one debit and one refund, and finds what a generation that goes is named by.
    this.schema.raw(`
      create unique index credit_entries_one_a_generation on credit_entries (generation_id, reason)
        where generation_id is not null;
      drop index credit_entries_one_debit;
      drop index credit_entries_one_refund;
      drop index credit_entries_generation_id_index
    `)
    // The functions that write an allocation have just written its entry, which goes only with its user: the user's grants go
    // then as well, and take their allocations along. To look the entry up and lock it once more adds nothing.
    this.schema.raw(
      'alter table credit_allocations drop constraint credit_allocations_entry_id_foreign'
    )
  }
}
