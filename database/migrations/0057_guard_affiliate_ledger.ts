import { BaseSchema } from '@adonisjs/lucid/schema'

/** What affiliates have earned is only ever added to, as credits are. */
export default class extends BaseSchema {
  override async up() {
    /** Entries go only with their affiliate, whose row is gone by the time the cascade reaches them. */
    this.schema.raw(`
      create function refuse_affiliate_ledger_change() returns trigger language plpgsql as $$
      begin
        if tg_op = 'DELETE' and not exists (select 1 from affiliates where id = old.affiliate_id) then
          return old;
        end if;
        raise exception 'affiliate entries are append-only';
      end $$;
      create trigger affiliate_entries_append_only
        before delete or update of affiliate_id, reason, change, balance, available_at, created_at
        on affiliate_entries for each row execute function refuse_affiliate_ledger_change()
    `)
  }
}
