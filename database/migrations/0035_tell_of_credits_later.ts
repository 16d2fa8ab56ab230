import { BaseSchema } from '@adonisjs/lucid/schema'

/** An entry of the ledger tells nobody any more: the application does, after the commit. See docs/decisions/0009. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(WRITE_ENTRY)
  }
}

/** Appends one entry, and changes the grants unless they have been changed. */
const WRITE_ENTRY = `
  create or replace function write_credit_entry(p_user bigint, p_kind text, p_reason text, p_generation uuid,
    p_reference text, p_grants bigint[], p_changes int[], p_applied boolean) returns void language plpgsql as $$
  declare
    v_entry bigint;
  begin
    if not p_applied then
      update credit_grants g set remaining = g.remaining + a.change
      from unnest(p_grants, p_changes) a (grant_id, change) where g.id = a.grant_id;
    end if;
    insert into credit_entries (user_id, kind, reason, change, balance, generation_id, reference)
      values (p_user, p_kind, p_reason, (select sum(change) from unnest(p_changes) change),
        (select coalesce(sum(remaining), 0) from credit_grants where user_id = p_user and kind = p_kind),
        p_generation, p_reference)
      returning id into v_entry;
    insert into credit_allocations (entry_id, grant_id, change)
      select v_entry, a.grant_id, a.change from unnest(p_grants, p_changes) a (grant_id, change);
  end $$`
