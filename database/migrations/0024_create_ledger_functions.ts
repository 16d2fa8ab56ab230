import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * The ledger's changes as functions of the database, one trip each instead of three: for all of it others who change the
 * same user's credits wait. Their plans are kept a connection. See docs/decisions/0009.
 */
export default class extends BaseSchema {
  override async up() {
    // An index whose condition names `remaining` makes every debit write into every index of the table; without it,
    // and with room left on the pages, a grant is updated in place.
    this.schema.raw(`
      drop index credit_grants_spendable;
      create index credit_grants_user_id_kind_expires_at_index on credit_grants (user_id, kind, expires_at);
      alter table credit_grants set (fillfactor = 70)
    `)
    this.schema.raw(WRITE_ENTRY)
    this.schema.raw(LOCK_LEDGER)
    this.schema.raw(DEBIT)
  }
}

/** Appends one entry, changes the grants unless they have been changed, and tells the user's open pages what is left. */
const WRITE_ENTRY = `
  create function write_credit_entry(p_user bigint, p_kind text, p_reason text, p_generation uuid, p_reference text,
    p_grants bigint[], p_changes int[], p_applied boolean) returns void language plpgsql as $$
  declare
    v_entry bigint;
    v_balance int;
    v_credits jsonb;
  begin
    if not p_applied then
      update credit_grants g set remaining = g.remaining + a.change
      from unnest(p_grants, p_changes) a (grant_id, change) where g.id = a.grant_id;
    end if;
    select coalesce(sum(total) filter (where kind = p_kind), 0), jsonb_build_object(
        'image_credits', coalesce(sum(spendable) filter (where kind = 'image'), 0),
        'video_credits', coalesce(sum(spendable) filter (where kind = 'video'), 0),
        'model_credits', coalesce(sum(spendable) filter (where kind = 'model'), 0))
      into v_balance, v_credits
      from (
        select kind, sum(remaining) as total,
          sum(remaining) filter (where expires_at is null or expires_at > now()) as spendable
        from credit_grants where user_id = p_user group by kind) kinds;
    insert into credit_entries (user_id, kind, reason, change, balance, generation_id, reference)
      values (p_user, p_kind, p_reason, (select sum(change) from unnest(p_changes) change), v_balance,
        p_generation, p_reference)
      returning id into v_entry;
    insert into credit_allocations (entry_id, grant_id, change)
      select v_entry, a.grant_id, a.change from unnest(p_grants, p_changes) a (grant_id, change);
    perform pg_notify('vitrine_events',
      jsonb_build_object('type', 'credits', 'userId', p_user, 'data', v_credits)::text);
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

/** Takes credits from the grant that lapses first, and answers how many there were; too few are left alone. */
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
  begin
    for v_grant in select l.id, l.remaining from lock_ledger(p_user, p_kind) l loop
      v_available := v_available + v_grant.remaining;
      v_taken := least(v_grant.remaining, v_missing);
      if v_taken > 0 then
        v_missing := v_missing - v_taken;
        v_grants := v_grants || v_grant.id;
        v_changes := v_changes || -v_taken;
      end if;
    end loop;
    if v_missing = 0 then
      perform write_credit_entry(p_user, p_kind, 'debit', p_generation, null, v_grants, v_changes, false);
    end if;
    return v_available;
  end $$`
