import { BaseSchema } from '@adonisjs/lucid/schema'

/** A debit, which everything that is made begins with, takes half the statements. See docs/decisions/0009. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(DEBIT)
  }
}

/**
 * Takes credits from the grant that lapses first, and answers how many there were; too few are left alone. What has lapsed
 * comes first in the order of the grants and is booked before the debit.
 */
const DEBIT = `
  create or replace function debit_credits(p_user bigint, p_kind text, p_amount int, p_generation uuid) returns int
    language plpgsql as $$
  declare
    v_grant record;
    v_grants bigint[] := '{}';
    v_changes int[] := '{}';
    v_available int := 0;
    v_missing int := p_amount;
    v_taken int;
    v_lapsed boolean := false;
    v_entry bigint;
  begin
    perform from users u where u.id = p_user for no key update;
    for v_grant in select g.id, g.remaining, g.expires_at from credit_grants g
      where g.user_id = p_user and g.kind = p_kind and g.remaining > 0
      order by g.expires_at asc nulls last, g.id
    loop
      if v_grant.expires_at <= now() then
        v_lapsed := true;
        continue;
      end if;
      v_available := v_available + v_grant.remaining;
      v_taken := least(v_grant.remaining, v_missing);
      if v_taken > 0 then
        v_missing := v_missing - v_taken;
        v_grants := v_grants || v_grant.id;
        v_changes := v_changes || -v_taken;
      end if;
    end loop;
    if v_lapsed then
      perform lock_ledger(p_user, p_kind);
    end if;
    if v_missing = 0 then
      insert into credit_entries (user_id, kind, reason, change, balance, generation_id)
        values (p_user, p_kind, 'debit', -p_amount, v_available - p_amount, p_generation) returning id into v_entry;
      for i in 1 .. cardinality(v_grants) loop
        update credit_grants g set remaining = g.remaining + v_changes[i] where g.id = v_grants[i];
        insert into credit_allocations (entry_id, grant_id, change) values (v_entry, v_grants[i], v_changes[i]);
      end loop;
    end if;
    return v_available;
  end $$`
