import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The ledger's changes as functions of the database, one trip each instead of three: for all of it others who change the
 * same user's credits wait. Their plans are kept a connection. See docs/decisions/0009.
 */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(WRITE_ENTRY)
    this.schema.raw(LOCK_LEDGER)
    this.schema.raw(DEBIT)
  }
}

/** Appends one entry, and changes the grants unless they have been changed. */
const WRITE_ENTRY = `
  create function write_credit_entry(p_user bigint, p_kind text, p_reason text, p_generation uuid,
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

/**
 * Serialises all changes of one user's credits until the transaction ends, books what has lapsed, and answers what can
 * be spent. Statements that follow the lock see what was committed while it was waited for.
 */
const LOCK_LEDGER = `
  create function lock_ledger(p_user bigint, p_kind text) returns table (id bigint, remaining int)
    language plpgsql as $$
  declare
    v_grants bigint[];
    v_changes int[];
  begin
    perform 1 from users u where u.id = p_user for no key update;
    select array_agg(g.id order by g.id), array_agg(-g.remaining order by g.id) into v_grants, v_changes
      from credit_grants g
      where g.user_id = p_user and g.kind = p_kind and g.remaining > 0 and g.expires_at <= now();
    if v_grants is not null then
      perform write_credit_entry(p_user, p_kind, 'expiry', null, null, v_grants, v_changes, false);
    end if;
    return query select g.id, g.remaining from credit_grants g
      where g.user_id = p_user and g.kind = p_kind and g.remaining > 0
      order by g.expires_at asc nulls last, g.id;
  end $$`

/**
 * Takes credits from the grant that lapses first, and answers how many there were; too few are left alone. What has lapsed
 * comes first in the order of the grants and is booked before the debit.
 */
const DEBIT = `
  create function debit_credits(p_user bigint, p_kind text, p_amount int, p_generation uuid) returns int
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
