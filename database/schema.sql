-- Written by `node ace.js schema:write`: what the migrations make.

CREATE OR REPLACE FUNCTION count_storage()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'INSERT' then
          insert into storage_entries (user_id, bytes)
            select owner_id, sum(bytes) from changed where owner_id is not null group by owner_id;
        else
          insert into storage_entries (user_id, bytes)
            select owner_id, -sum(bytes) from changed where owner_id is not null group by owner_id;
        end if;
        return null;
      end $function$
;

CREATE OR REPLACE FUNCTION debit_credits(p_user bigint, p_kind text, p_amount integer, p_generation uuid)
 RETURNS integer
 LANGUAGE plpgsql
AS $function$
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
  end $function$
;

CREATE OR REPLACE FUNCTION fold_text(source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN NORMALIZE(replace(replace(replace(translate(lower((regexp_replace(NORMALIZE(source, NFKD), '[\u0300-\u036F]'::text, ''::text, 'g'::text) COLLATE pg_c_utf8)), 'ıøłđς'::text, 'ioldσ'::text), 'ß'::text, 'ss'::text), 'æ'::text, 'ae'::text), 'œ'::text, 'oe'::text), NFKC)
;

CREATE OR REPLACE FUNCTION id_of_month(number bigint, at timestamp with time zone)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$ select ((extract(year from at at time zone 'utc') * 12 + extract(month from at at time zone 'utc') - 1)::bigint << 36) | number $function$
;

CREATE OR REPLACE FUNCTION lock_ledger(p_user bigint, p_kind text)
 RETURNS TABLE(id bigint, remaining integer)
 LANGUAGE plpgsql
AS $function$
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
  end $function$
;

CREATE OR REPLACE FUNCTION query_of_user(user_id bigint, query tsquery)
 RETURNS tsquery
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (regexp_replace(regexp_replace((query)::text, '<(-|\d+)>'::text, '&'::text, 'g'::text), '''([^'']+)'''::text, ((''''::text || user_id) || '/\1'''::text), 'g'::text))::tsquery
;

CREATE OR REPLACE FUNCTION refuse_affiliate_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'DELETE' and not exists (select 1 from affiliates where id = old.affiliate_id) then
          return old;
        end if;
        raise exception 'affiliate entries are append-only';
      end $function$
;

CREATE OR REPLACE FUNCTION refuse_ledger_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
      begin
        if tg_op = 'DELETE' and not exists (select 1 from users where id = old.user_id) then
          return old;
        end if;
        raise exception 'credit entries are append-only';
      end $function$
;

CREATE OR REPLACE FUNCTION search_text(source text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (fold_text(source) || CASE WHEN (NORMALIZE(source, NFC) ~ '[äöüÄÖÜ]'::text) THEN (chr(10) || fold_text(replace(replace(replace(replace(replace(replace(NORMALIZE(source, NFC), 'ä'::text, 'ae'::text), 'ö'::text, 'oe'::text), 'ü'::text, 'ue'::text), 'Ä'::text, 'Ae'::text), 'Ö'::text, 'Oe'::text), 'Ü'::text, 'Ue'::text))) ELSE ''::text END)
;

CREATE OR REPLACE FUNCTION words_of_user(user_id bigint, words tsvector)
 RETURNS tsvector
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN array_to_tsvector(ARRAY(SELECT ((words_of_user.user_id || '/'::text) || word.word) FROM unnest(tsvector_to_array(words_of_user.words)) word(word)))
;

CREATE OR REPLACE FUNCTION write_credit_entry(p_user bigint, p_kind text, p_reason text, p_generation uuid, p_reference text, p_grants bigint[], p_changes integer[], p_applied boolean)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
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
  end $function$
;

CREATE SEQUENCE operator_acts_id_seq;
CREATE SEQUENCE security_events_id_seq;
CREATE SEQUENCE webhook_attempts_id_seq;

CREATE TABLE access_tokens (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  name text NOT NULL,
  hash text NOT NULL,
  abilities jsonb NOT NULL,
  last_used_at timestamp with time zone,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT access_tokens_hash_unique UNIQUE (hash),
  CONSTRAINT access_tokens_pkey PRIMARY KEY (id)
);

CREATE TABLE accounting_records (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  former_user_id bigint NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  keep_until timestamp with time zone NOT NULL,
  CONSTRAINT accounting_records_pkey PRIMARY KEY (id)
);

CREATE TABLE affiliate_days (
  affiliate_id bigint NOT NULL,
  day date NOT NULL,
  campaign text DEFAULT ''::text NOT NULL,
  clicks bigint DEFAULT '0'::bigint NOT NULL,
  registrations bigint DEFAULT '0'::bigint NOT NULL,
  paid_conversions bigint DEFAULT '0'::bigint NOT NULL,
  earnings bigint DEFAULT '0'::bigint NOT NULL,
  CONSTRAINT affiliate_days_pkey PRIMARY KEY (affiliate_id, day, campaign)
);

CREATE TABLE affiliate_entries (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  affiliate_id bigint NOT NULL,
  reason text NOT NULL,
  change bigint NOT NULL,
  balance bigint NOT NULL,
  payment_id bigint,
  payout_id bigint,
  available_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT affiliate_entries_change_something CHECK ((change <> 0)),
  CONSTRAINT affiliate_entries_pkey PRIMARY KEY (id),
  CONSTRAINT affiliate_entries_reason_is_known CHECK ((reason = ANY (ARRAY['commission'::text, 'reversal'::text, 'payout'::text, 'payout_returned'::text]))),
  CONSTRAINT affiliate_entries_sign_fits_reason CHECK (((change > 0) = (reason = ANY (ARRAY['commission'::text, 'payout_returned'::text]))))
);

CREATE TABLE affiliates (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  code text NOT NULL,
  paypal_email text NOT NULL,
  network bytea,
  held_at timestamp with time zone,
  held_reason text,
  clicks bigint DEFAULT '0'::bigint NOT NULL,
  registrations bigint DEFAULT '0'::bigint NOT NULL,
  paid_conversions bigint DEFAULT '0'::bigint NOT NULL,
  earnings bigint DEFAULT '0'::bigint NOT NULL,
  balance bigint DEFAULT '0'::bigint NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT affiliates_code_unique UNIQUE (code),
  CONSTRAINT affiliates_held_for_a_reason CHECK (((held_at IS NULL) = (held_reason IS NULL))),
  CONSTRAINT affiliates_pkey PRIMARY KEY (id),
  CONSTRAINT affiliates_user_id_unique UNIQUE (user_id)
);

CREATE TABLE announcement_dismissals (
  user_id bigint NOT NULL,
  announcement_id bigint NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT announcement_dismissals_pkey PRIMARY KEY (user_id, announcement_id)
);

CREATE TABLE announcements (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  texts jsonb NOT NULL,
  tone text NOT NULL,
  link text,
  starts_at timestamp with time zone NOT NULL,
  ends_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT announcements_are_in_english CHECK (((texts ->> 'en'::text) IS NOT NULL)),
  CONSTRAINT announcements_end_after_start CHECK (((ends_at IS NULL) OR (ends_at >= starts_at))),
  CONSTRAINT announcements_pkey PRIMARY KEY (id),
  CONSTRAINT announcements_tone_is_known CHECK ((tone = ANY (ARRAY['info'::text, 'warning'::text])))
);

CREATE TABLE batch_items (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  batch_id bigint NOT NULL,
  place integer NOT NULL,
  shot integer NOT NULL,
  wanted integer NOT NULL,
  problem jsonb,
  CONSTRAINT batch_items_batch_id_place_shot_unique UNIQUE (batch_id, place, shot),
  CONSTRAINT batch_items_pkey PRIMARY KEY (id),
  CONSTRAINT batch_items_wanted_is_not_negative CHECK ((wanted >= 0))
);

CREATE TABLE batch_products (
  batch_id bigint NOT NULL,
  place integer NOT NULL,
  product_id bigint,
  product_name text NOT NULL,
  CONSTRAINT batch_products_pkey PRIMARY KEY (batch_id, place)
);

CREATE TABLE batches (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  name text NOT NULL,
  key uuid NOT NULL,
  content jsonb NOT NULL,
  state text DEFAULT 'running'::text NOT NULL,
  pause_reason text,
  item_counts jsonb,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  finished_at timestamp with time zone,
  resumes_at timestamp with time zone,
  CONSTRAINT batches_paused_has_a_reason CHECK (((state = 'paused'::text) = (pause_reason IS NOT NULL))),
  CONSTRAINT batches_pkey PRIMARY KEY (id),
  CONSTRAINT batches_state_is_known CHECK ((state = ANY (ARRAY['running'::text, 'paused'::text, 'finished'::text, 'cancelled'::text]))),
  CONSTRAINT batches_user_id_key_unique UNIQUE (user_id, key)
);

CREATE TABLE billing_notices (
  user_id bigint NOT NULL,
  kind text NOT NULL,
  reference text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT billing_notices_pkey PRIMARY KEY (user_id, kind, reference)
);

CREATE TABLE checkouts (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  coupon text,
  amount integer,
  status text DEFAULT 'open'::text NOT NULL,
  provider text NOT NULL,
  provider_id text,
  url text,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  completed_at timestamp with time zone,
  conversion_reported_at timestamp with time zone,
  CONSTRAINT checkouts_kind_is_known CHECK ((kind = ANY (ARRAY['subscription'::text, 'pack'::text]))),
  CONSTRAINT checkouts_pkey PRIMARY KEY (id),
  CONSTRAINT checkouts_provider_id_unique UNIQUE (provider_id),
  CONSTRAINT checkouts_provider_is_known CHECK ((provider = ANY (ARRAY['stripe'::text, 'stripe_test'::text, 'sandbox'::text]))),
  CONSTRAINT checkouts_status_is_known CHECK ((status = ANY (ARRAY['open'::text, 'processing'::text, 'complete'::text, 'failed'::text, 'expired'::text, 'refused'::text, 'returned'::text])))
);

CREATE TABLE connected_accounts (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  provider text NOT NULL,
  provider_id text NOT NULL,
  name text,
  nickname text,
  email text,
  telephone text,
  avatar_path text,
  avatar_media_id uuid,
  token text NOT NULL,
  secret text,
  refresh_token text,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT connected_accounts_avatar_media_id_unique UNIQUE (avatar_media_id),
  CONSTRAINT connected_accounts_pkey PRIMARY KEY (id),
  CONSTRAINT connected_accounts_provider_provider_id_unique UNIQUE (provider, provider_id)
);

CREATE TABLE credit_allocations (
  entry_id bigint NOT NULL,
  grant_id bigint NOT NULL,
  change integer NOT NULL,
  CONSTRAINT credit_allocations_pkey PRIMARY KEY (entry_id, grant_id)
);

CREATE TABLE credit_entries (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  reason text NOT NULL,
  change integer NOT NULL,
  balance integer NOT NULL,
  generation_id uuid,
  reference text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT credit_entries_balance_is_not_negative CHECK ((balance >= 0)),
  CONSTRAINT credit_entries_change_something CHECK ((change <> 0)),
  CONSTRAINT credit_entries_pkey PRIMARY KEY (id),
  CONSTRAINT credit_entries_reason_is_known CHECK ((reason = ANY (ARRAY['grant'::text, 'debit'::text, 'refund'::text, 'expiry'::text, 'revocation'::text, 'restoration'::text])))
);

CREATE TABLE credit_grants (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  source text NOT NULL,
  source_key text NOT NULL,
  amount integer NOT NULL,
  remaining integer NOT NULL,
  payment_id bigint,
  expires_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT credit_grants_amount_is_positive CHECK ((amount > 0)),
  CONSTRAINT credit_grants_kind_is_known CHECK ((kind = ANY (ARRAY['image'::text, 'video'::text, 'model'::text]))),
  CONSTRAINT credit_grants_pkey PRIMARY KEY (id),
  CONSTRAINT credit_grants_remaining_within_amount CHECK (((remaining >= 0) AND (remaining <= amount))),
  CONSTRAINT credit_grants_user_id_kind_source_source_key_unique UNIQUE (user_id, kind, source, source_key)
) WITH (fillfactor=70);

CREATE TABLE credit_totals (
  kind text NOT NULL,
  source text NOT NULL,
  credits bigint NOT NULL,
  counted_at timestamp with time zone NOT NULL,
  CONSTRAINT credit_totals_pkey PRIMARY KEY (kind, source)
);

CREATE TABLE credit_watermark (
  is_only boolean DEFAULT true NOT NULL,
  looked_at timestamp with time zone NOT NULL,
  entry_id bigint NOT NULL,
  newest_id bigint NOT NULL,
  CONSTRAINT credit_watermark_is_only_check CHECK ((is_only = true)),
  CONSTRAINT credit_watermark_pkey PRIMARY KEY (is_only)
);

CREATE TABLE csp_reports (
  digest text NOT NULL,
  directive text NOT NULL,
  blocked text NOT NULL,
  page text NOT NULL,
  source text NOT NULL,
  line integer,
  times bigint DEFAULT '1'::bigint NOT NULL,
  first_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT csp_reports_pkey PRIMARY KEY (digest)
);

CREATE TABLE customers (
  provider_id text NOT NULL,
  provider text NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT customers_pkey PRIMARY KEY (provider_id),
  CONSTRAINT customers_provider_is_known CHECK ((provider = ANY (ARRAY['stripe'::text, 'stripe_test'::text, 'sandbox'::text])))
);

CREATE TABLE data_exports (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id bigint NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  progress real DEFAULT '0'::real NOT NULL,
  media_id uuid,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  expires_at timestamp with time zone,
  CONSTRAINT data_exports_media_id_unique UNIQUE (media_id),
  CONSTRAINT data_exports_pkey PRIMARY KEY (id),
  CONSTRAINT data_exports_state_is_known CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'ready'::text, 'failed'::text])))
);

CREATE TABLE editor_sources (
  media_id uuid NOT NULL,
  user_id bigint NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  used_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT editor_sources_pkey PRIMARY KEY (media_id)
);

CREATE TABLE email_changes (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  old_email text NOT NULL,
  new_email text NOT NULL,
  undoable boolean NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  confirmed_at timestamp with time zone,
  cancelled_at timestamp with time zone,
  undone_at timestamp with time zone,
  returned_at timestamp with time zone,
  CONSTRAINT email_changes_pkey PRIMARY KEY (id)
);

CREATE TABLE error_log (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  fingerprint text NOT NULL,
  name text NOT NULL,
  message text NOT NULL,
  frames text NOT NULL,
  times bigint NOT NULL,
  first_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  seen_at timestamp with time zone,
  place text,
  request_id text,
  user_id bigint,
  generation_id uuid,
  CONSTRAINT error_log_fingerprint_unique UNIQUE (fingerprint),
  CONSTRAINT error_log_pkey PRIMARY KEY (id)
);

CREATE TABLE features_off (
  feature text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT features_off_pkey PRIMARY KEY (feature)
);

CREATE TABLE first_operator (
  is_only boolean DEFAULT true NOT NULL,
  made_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT first_operator_is_only_check CHECK ((is_only = true)),
  CONSTRAINT first_operator_pkey PRIMARY KEY (is_only)
);

CREATE TABLE former_commissions (
  payment_intent_id text NOT NULL,
  affiliate_id bigint NOT NULL,
  campaign text NOT NULL,
  amount integer NOT NULL,
  tax integer NOT NULL,
  refunded integer NOT NULL,
  dispute text,
  held integer NOT NULL,
  paid_at timestamp with time zone NOT NULL,
  returned_at timestamp with time zone,
  CONSTRAINT former_commissions_held_is_not_negative CHECK ((held >= 0)),
  CONSTRAINT former_commissions_pkey PRIMARY KEY (payment_intent_id)
);

CREATE TABLE former_customers (
  provider_id text NOT NULL,
  provider text NOT NULL,
  deleted_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT former_customers_pkey PRIMARY KEY (provider_id)
);

CREATE TABLE generated_images (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  generation_id uuid NOT NULL,
  product_id bigint,
  user_id bigint NOT NULL,
  media_id uuid NOT NULL,
  "position" integer NOT NULL,
  prompt text NOT NULL,
  original_prompt text NOT NULL,
  ignored_words text[] DEFAULT '{}'::text[] NOT NULL,
  width integer NOT NULL,
  height integer NOT NULL,
  seed bigint,
  mask_media_id uuid,
  delta_e real,
  ssim real,
  scene text,
  source_photo_id text,
  source_media_id uuid,
  shaped_by text,
  label_words smallint,
  label_words_read smallint,
  in_editor boolean DEFAULT false NOT NULL,
  is_upscaled boolean DEFAULT false NOT NULL,
  is_published boolean DEFAULT false NOT NULL,
  is_favorite boolean DEFAULT false NOT NULL,
  review_status text,
  reviewed_by bigint,
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  deleted_at timestamp with time zone,
  words tsvector GENERATED ALWAYS AS (to_tsvector('simple'::regconfig, translate(search_text(prompt), '-/._@:+#&'::text, '         '::text))) STORED NOT NULL,
  CONSTRAINT generated_images_generation_id_position_unique UNIQUE (generation_id, "position"),
  CONSTRAINT generated_images_pkey PRIMARY KEY (id),
  CONSTRAINT generated_images_review_is_known CHECK ((review_status = ANY (ARRAY['approved'::text, 'rejected'::text]))),
  CONSTRAINT generated_images_shaped_by_check CHECK ((shaped_by = ANY (ARRAY['reframed'::text, 'filled'::text, 'set'::text, 'softened'::text])))
);

CREATE TABLE generations (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id bigint NOT NULL,
  product_id bigint,
  kind text NOT NULL,
  engine text NOT NULL,
  state text DEFAULT 'queued'::text NOT NULL,
  params jsonb NOT NULL,
  progress real DEFAULT '0'::real NOT NULL,
  step jsonb,
  attempt integer DEFAULT 0 NOT NULL,
  cancel_requested boolean DEFAULT false NOT NULL,
  remembered jsonb,
  result jsonb,
  error_code text,
  credit_kind text,
  credit_cost integer DEFAULT 0 NOT NULL,
  engine_ms integer,
  engine_cost_cents double precision DEFAULT 0 NOT NULL,
  own_key boolean DEFAULT false NOT NULL,
  provider_key_id bigint,
  batch_item_id bigint,
  in_batch boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  started_at timestamp with time zone,
  finished_at timestamp with time zone,
  deadline_at timestamp with time zone NOT NULL,
  settled_at timestamp with time zone,
  error_params jsonb,
  CONSTRAINT generations_cost_is_not_negative CHECK ((credit_cost >= 0)),
  CONSTRAINT generations_ended_has_a_time CHECK (((state = ANY (ARRAY['succeeded'::text, 'failed'::text, 'cancelled'::text])) = (finished_at IS NOT NULL))),
  CONSTRAINT generations_pkey PRIMARY KEY (id),
  CONSTRAINT generations_progress_is_a_fraction CHECK (((progress >= (0)::double precision) AND (progress <= (1)::double precision))),
  CONSTRAINT generations_state_is_known CHECK ((state = ANY (ARRAY['queued'::text, 'running'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text])))
);

CREATE TABLE idempotency_keys (
  user_id bigint NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  generation_id uuid,
  product_id bigint,
  photo_ids jsonb,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (user_id, key)
);

CREATE TABLE import_rows (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  import_id bigint NOT NULL,
  line integer NOT NULL,
  sku text,
  name text NOT NULL,
  description text NOT NULL,
  addresses text[] NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  problem jsonb,
  product_id bigint,
  CONSTRAINT import_rows_failed_has_a_problem CHECK (((state = 'failed'::text) = (problem IS NOT NULL))),
  CONSTRAINT import_rows_import_id_line_unique UNIQUE (import_id, line),
  CONSTRAINT import_rows_pkey PRIMARY KEY (id),
  CONSTRAINT import_rows_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'done'::text, 'failed'::text])))
);

CREATE TABLE imports (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  key uuid NOT NULL,
  name text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT imports_pkey PRIMARY KEY (id),
  CONSTRAINT imports_user_id_key_unique UNIQUE (user_id, key)
);

CREATE TABLE kept_settings (
  id bigint GENERATED ALWAYS AS IDENTITY (START WITH 1) NOT NULL,
  section text NOT NULL,
  sealed text NOT NULL,
  kept_at timestamp with time zone DEFAULT now() NOT NULL,
  CONSTRAINT kept_settings_pkey PRIMARY KEY (id),
  CONSTRAINT kept_settings_section_key UNIQUE (section)
);

CREATE TABLE mails (
  id uuid NOT NULL,
  user_id bigint,
  recipient text NOT NULL,
  kind text NOT NULL,
  data jsonb NOT NULL,
  language text DEFAULT 'en'::text NOT NULL,
  handed_over_at timestamp with time zone,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  answer text,
  CONSTRAINT mails_language_is_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'es'::text]))),
  CONSTRAINT mails_pkey PRIMARY KEY (id)
);

CREATE TABLE media (
  id uuid DEFAULT uuidv7() NOT NULL,
  owner_id bigint,
  disk_key text NOT NULL,
  mime text NOT NULL,
  bytes bigint NOT NULL,
  width integer,
  height integer,
  checksum text NOT NULL,
  placeholder text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT media_disk_key_unique UNIQUE (disk_key),
  CONSTRAINT media_pkey PRIMARY KEY (id)
);

CREATE TABLE onboarding_answers (
  user_id bigint NOT NULL,
  state text DEFAULT 'open'::text NOT NULL,
  industry text,
  other_industry text,
  use_reasons text[] DEFAULT '{}'::text[] NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT onboarding_answers_answered_has_answers CHECK (((state <> 'answered'::text) OR ((industry IS NOT NULL) AND (cardinality(use_reasons) > 0)))),
  CONSTRAINT onboarding_answers_other_is_named CHECK (((NOT (industry IS DISTINCT FROM 'other'::text)) = (other_industry IS NOT NULL))),
  CONSTRAINT onboarding_answers_pkey PRIMARY KEY (user_id),
  CONSTRAINT onboarding_answers_state_is_known CHECK ((state = ANY (ARRAY['open'::text, 'skipped'::text, 'answered'::text])))
);

CREATE TABLE operator_acts (
  id bigint DEFAULT id_of_month(nextval('operator_acts_id_seq'::regclass), now()) NOT NULL,
  operator_id bigint,
  operator text NOT NULL,
  act text NOT NULL,
  target text,
  target_id text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  reason text,
  ip_address text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT operator_acts_pkey PRIMARY KEY (id)
) PARTITION BY RANGE (id);

CREATE TABLE operators (
  user_id bigint NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT operators_pkey PRIMARY KEY (user_id)
);

CREATE TABLE password_reset_tokens (
  user_id bigint NOT NULL,
  hash text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT password_reset_tokens_pkey PRIMARY KEY (user_id)
);

CREATE TABLE paused_work (
  queue text NOT NULL,
  paused_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  operator_id bigint,
  reason text NOT NULL,
  CONSTRAINT paused_work_pkey PRIMARY KEY (queue)
);

CREATE TABLE payments (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  provider text NOT NULL,
  provider_id text NOT NULL,
  payment_intent_id text,
  subscription_id bigint,
  amount integer NOT NULL,
  tax integer DEFAULT 0 NOT NULL,
  refunded integer DEFAULT 0 NOT NULL,
  refunds_failed integer DEFAULT 0 NOT NULL,
  currency text NOT NULL,
  card text,
  dispute text,
  paid_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT payments_amount_is_not_negative CHECK ((amount >= 0)),
  CONSTRAINT payments_dispute_is_known CHECK ((dispute = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  CONSTRAINT payments_kind_is_known CHECK ((kind = ANY (ARRAY['subscription'::text, 'pack'::text]))),
  CONSTRAINT payments_payment_intent_id_unique UNIQUE (payment_intent_id),
  CONSTRAINT payments_pkey PRIMARY KEY (id),
  CONSTRAINT payments_provider_id_unique UNIQUE (provider_id),
  CONSTRAINT payments_provider_is_known CHECK ((provider = ANY (ARRAY['stripe'::text, 'stripe_test'::text, 'sandbox'::text]))),
  CONSTRAINT payments_refunded_within_amount CHECK (((refunded >= 0) AND (refunded <= amount))),
  CONSTRAINT payments_tax_within_amount CHECK (((tax >= 0) AND (tax <= amount)))
);

CREATE TABLE payout_batches (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  sender_batch_id text NOT NULL,
  provider text NOT NULL,
  state text DEFAULT 'waiting'::text NOT NULL,
  provider_id text,
  first_sent_at timestamp with time zone,
  sent_at timestamp with time zone,
  tries integer DEFAULT 0 NOT NULL,
  last_error text,
  next_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT payout_batches_pkey PRIMARY KEY (id),
  CONSTRAINT payout_batches_provider_id_unique UNIQUE (provider_id),
  CONSTRAINT payout_batches_provider_is_known CHECK ((provider = ANY (ARRAY['paypal'::text, 'sandbox'::text]))),
  CONSTRAINT payout_batches_sender_batch_id_unique UNIQUE (sender_batch_id),
  CONSTRAINT payout_batches_sent_has_a_name CHECK (((state <> 'sent'::text) OR (provider_id IS NOT NULL))),
  CONSTRAINT payout_batches_state_is_known CHECK ((state = ANY (ARRAY['waiting'::text, 'sent'::text, 'done'::text, 'refused'::text])))
);

CREATE TABLE payout_runs (
  month date NOT NULL,
  started_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT payout_runs_pkey PRIMARY KEY (month)
);

CREATE TABLE payouts (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  affiliate_id bigint NOT NULL,
  amount integer NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  paypal_email text NOT NULL,
  reference uuid DEFAULT gen_random_uuid() NOT NULL,
  batch_id bigint,
  provider_status text,
  transaction_id text,
  failure text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT payouts_amount_is_positive CHECK ((amount > 0)),
  CONSTRAINT payouts_pending_has_not_ended CHECK (((status = 'pending'::text) = (ended_at IS NULL))),
  CONSTRAINT payouts_pkey PRIMARY KEY (id),
  CONSTRAINT payouts_reference_unique UNIQUE (reference),
  CONSTRAINT payouts_status_is_known CHECK ((status = ANY (ARRAY['pending'::text, 'completed'::text, 'failed'::text])))
);

CREATE TABLE photo_copies (
  media_id uuid NOT NULL,
  user_id bigint NOT NULL,
  original_name text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT photo_copies_pkey PRIMARY KEY (media_id)
);

CREATE TABLE product_photos (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  product_id bigint NOT NULL,
  media_id uuid NOT NULL,
  original_name text,
  mask_media_id uuid,
  mask_changed_at timestamp with time zone,
  cutout_confidence real,
  "position" integer NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT product_photos_pkey PRIMARY KEY (id),
  CONSTRAINT product_photos_product_id_position_unique UNIQUE (product_id, "position") DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE products (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 101) NOT NULL,
  user_id bigint NOT NULL,
  name text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  sku text,
  trigger_word text NOT NULL,
  is_public boolean DEFAULT false NOT NULL,
  status text DEFAULT 'draft'::text NOT NULL,
  product_lock text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT products_pkey PRIMARY KEY (id),
  CONSTRAINT products_product_lock_is_known CHECK ((product_lock = ANY (ARRAY['locked'::text, 'free'::text]))),
  CONSTRAINT products_status_is_known CHECK ((status = ANY (ARRAY['draft'::text, 'training'::text, 'ready'::text, 'failed'::text]))),
  CONSTRAINT products_user_id_trigger_word_unique UNIQUE (user_id, trigger_word)
);

CREATE TABLE provider_keys (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  sealed text NOT NULL,
  ending text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  removed_at timestamp with time zone,
  CONSTRAINT provider_keys_pkey PRIMARY KEY (id)
);

CREATE TABLE provider_turns (
  slot smallint NOT NULL,
  turn bigint DEFAULT '0'::bigint NOT NULL,
  CONSTRAINT provider_turns_pkey PRIMARY KEY (slot)
);

CREATE TABLE rate_limits (
  key text NOT NULL,
  points integer DEFAULT 0 NOT NULL,
  expire bigint,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (key)
);

CREATE TABLE recipes (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  name text NOT NULL,
  content jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT recipes_pkey PRIMARY KEY (id),
  CONSTRAINT recipes_user_id_name_unique UNIQUE (user_id, name)
);

CREATE TABLE reel_brands (
  user_id bigint NOT NULL,
  ground text NOT NULL,
  ink text NOT NULL,
  accent text NOT NULL,
  font text NOT NULL,
  logo_media_id uuid,
  call_to_action text DEFAULT ''::text NOT NULL,
  address text DEFAULT ''::text NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT reel_brands_pkey PRIMARY KEY (user_id)
);

CREATE TABLE reel_sounds (
  media_id uuid NOT NULL,
  user_id bigint NOT NULL,
  name text NOT NULL,
  seconds real NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT reel_sounds_pkey PRIMARY KEY (media_id)
);

CREATE TABLE referral_clicks (
  affiliate_id bigint NOT NULL,
  day date NOT NULL,
  visitor bytea NOT NULL,
  campaign text DEFAULT ''::text NOT NULL,
  CONSTRAINT referral_clicks_pkey PRIMARY KEY (affiliate_id, day, visitor)
) PARTITION BY RANGE (day);

CREATE TABLE referral_keys (
  day date NOT NULL,
  key bytea NOT NULL,
  CONSTRAINT referral_keys_pkey PRIMARY KEY (day)
);

CREATE TABLE referrals (
  user_id bigint NOT NULL,
  affiliate_id bigint NOT NULL,
  campaign text DEFAULT ''::text NOT NULL,
  source text NOT NULL,
  network bytea,
  clicked_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  converted_at timestamp with time zone,
  CONSTRAINT referrals_pkey PRIMARY KEY (user_id),
  CONSTRAINT referrals_source_is_known CHECK ((source = ANY (ARRAY['link'::text, 'coupon'::text])))
);

CREATE TABLE remember_me_tokens (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  tokenable_id bigint NOT NULL,
  hash text NOT NULL,
  family uuid DEFAULT gen_random_uuid() NOT NULL,
  successor text,
  replaced_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT remember_me_tokens_hash_unique UNIQUE (hash),
  CONSTRAINT remember_me_tokens_pkey PRIMARY KEY (id)
);

CREATE TABLE remote_requests (
  id uuid DEFAULT uuidv7() NOT NULL,
  generation_id uuid,
  provider text NOT NULL,
  job text NOT NULL,
  step text NOT NULL,
  try integer NOT NULL,
  model text NOT NULL,
  request_id text,
  state text DEFAULT 'submitting'::text NOT NULL,
  estimated_cents double precision NOT NULL,
  real_cents double precision,
  own_key boolean DEFAULT false NOT NULL,
  provider_key_id bigint,
  message jsonb,
  output jsonb,
  error jsonb,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  submitted_at timestamp with time zone,
  ended_at timestamp with time zone,
  pieces smallint DEFAULT 1 NOT NULL,
  CONSTRAINT remote_requests_end_once CHECK (((ended_at IS NULL) = (state = ANY (ARRAY['submitting'::text, 'waiting'::text])))),
  CONSTRAINT remote_requests_generation_id_step_provider_try_unique UNIQUE (generation_id, step, provider, try),
  CONSTRAINT remote_requests_pkey PRIMARY KEY (id),
  CONSTRAINT remote_requests_provider_request_id_unique UNIQUE (provider, request_id),
  CONSTRAINT remote_requests_state_is_known CHECK ((state = ANY (ARRAY['submitting'::text, 'waiting'::text, 'succeeded'::text, 'failed'::text, 'cancelled'::text, 'lost'::text])))
);

CREATE TABLE sandbox_answers (
  key text NOT NULL,
  fingerprint text NOT NULL,
  request_id text NOT NULL,
  body jsonb,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_answers_pkey PRIMARY KEY (key)
);

CREATE TABLE sandbox_deliveries (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  event_id text NOT NULL,
  endpoint_id text NOT NULL,
  attempts integer DEFAULT 0 NOT NULL,
  last_error text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  delivered_at timestamp with time zone,
  CONSTRAINT sandbox_deliveries_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_objects (
  id text NOT NULL,
  seq bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  type text NOT NULL,
  customer text,
  created timestamp with time zone NOT NULL,
  data jsonb NOT NULL,
  CONSTRAINT sandbox_objects_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_objects_seq_unique UNIQUE (seq)
);

CREATE TABLE sandbox_payout_batches (
  id text NOT NULL,
  sender_batch_id text NOT NULL,
  status text NOT NULL,
  email_subject text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT sandbox_payout_batches_pkey PRIMARY KEY (id),
  CONSTRAINT sandbox_payout_batches_sender_batch_id_unique UNIQUE (sender_batch_id)
);

CREATE TABLE sandbox_payout_items (
  id text NOT NULL,
  place integer NOT NULL,
  batch_id text NOT NULL,
  sender_item_id text NOT NULL,
  receiver text NOT NULL,
  value text NOT NULL,
  currency text NOT NULL,
  status text NOT NULL,
  transaction_id text,
  CONSTRAINT sandbox_payout_items_batch_id_place_unique UNIQUE (batch_id, place),
  CONSTRAINT sandbox_payout_items_pkey PRIMARY KEY (id)
);

CREATE TABLE sandbox_payout_messages (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  batch_id text NOT NULL,
  body jsonb NOT NULL,
  CONSTRAINT sandbox_payout_messages_pkey PRIMARY KEY (id)
);

CREATE TABLE security_events (
  id bigint DEFAULT id_of_month(nextval('security_events_id_seq'::regclass), now()) NOT NULL,
  user_id bigint NOT NULL,
  kind text NOT NULL,
  ip_address text,
  user_agent text,
  details jsonb DEFAULT '{}'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT security_events_pkey PRIMARY KEY (id)
) PARTITION BY RANGE (id);

CREATE TABLE self_checks (
  name text NOT NULL,
  checked_at timestamp with time zone NOT NULL,
  faults jsonb NOT NULL,
  broken_since timestamp with time zone,
  told_at timestamp with time zone,
  CONSTRAINT self_checks_pkey PRIMARY KEY (name)
);

CREATE TABLE sessions (
  id text NOT NULL,
  user_id bigint,
  ip_address text,
  user_agent text,
  data jsonb NOT NULL,
  last_active_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT sessions_pkey PRIMARY KEY (id)
);

CREATE TABLE signing_identities (
  id smallint DEFAULT '1'::smallint NOT NULL,
  chain text NOT NULL,
  sealed_key text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT signing_identities_is_one CHECK ((id = 1)),
  CONSTRAINT signing_identities_pkey PRIMARY KEY (id)
);

CREATE TABLE storage_entries (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  bytes bigint NOT NULL,
  CONSTRAINT storage_entries_pkey PRIMARY KEY (id)
);

CREATE TABLE subscriptions (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  provider text NOT NULL,
  provider_id text,
  status text NOT NULL,
  amount integer,
  current_period_start timestamp with time zone,
  current_period_end timestamp with time zone,
  cancel_at timestamp with time zone,
  ended_at timestamp with time zone,
  problem text,
  problem_url text,
  duplicate_of bigint,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT subscriptions_pkey PRIMARY KEY (id),
  CONSTRAINT subscriptions_problem_is_known CHECK ((problem = ANY (ARRAY['payment_failed'::text, 'action_required'::text]))),
  CONSTRAINT subscriptions_provider_id_unique UNIQUE (provider_id),
  CONSTRAINT subscriptions_provider_is_known CHECK ((provider = ANY (ARRAY['stripe'::text, 'stripe_test'::text, 'sandbox'::text])))
);

CREATE TABLE team_invitations (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  team_id bigint NOT NULL,
  email text NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT team_invitations_email_is_lower_case CHECK ((email = lower(email))),
  CONSTRAINT team_invitations_pkey PRIMARY KEY (id),
  CONSTRAINT team_invitations_team_id_email_unique UNIQUE (team_id, email)
);

CREATE TABLE team_members (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  team_id bigint NOT NULL,
  user_id bigint NOT NULL,
  role text NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT team_members_pkey PRIMARY KEY (id),
  CONSTRAINT team_members_team_id_user_id_unique UNIQUE (team_id, user_id)
);

CREATE TABLE teams (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  name text NOT NULL,
  personal_team boolean DEFAULT false NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT teams_pkey PRIMARY KEY (id)
);

CREATE TABLE training_files (
  generation_id uuid NOT NULL,
  name text NOT NULL,
  media_id uuid NOT NULL,
  CONSTRAINT training_files_pkey PRIMARY KEY (generation_id, name)
);

CREATE TABLE trainings (
  generation_id uuid NOT NULL,
  product_id bigint NOT NULL,
  engine text NOT NULL,
  engine_version smallint DEFAULT '1'::smallint NOT NULL,
  model jsonb NOT NULL,
  views jsonb DEFAULT '[]'::jsonb NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT trainings_pkey PRIMARY KEY (generation_id)
);

CREATE TABLE user_limits (
  user_id bigint NOT NULL,
  calls_per_minute integer,
  work_at_once integer,
  credits_per_day integer,
  most_products integer,
  reason text NOT NULL,
  changed_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  storage_mb integer,
  CONSTRAINT user_limits_calls_are_some CHECK ((calls_per_minute >= 1)),
  CONSTRAINT user_limits_credits_are_not_negative CHECK ((credits_per_day >= 0)),
  CONSTRAINT user_limits_pkey PRIMARY KEY (user_id),
  CONSTRAINT user_limits_products_are_not_negative CHECK ((most_products >= 0)),
  CONSTRAINT user_limits_storage_is_not_negative CHECK ((storage_mb >= 0)),
  CONSTRAINT user_limits_work_is_some CHECK ((work_at_once >= 1))
);

CREATE TABLE users (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  name text NOT NULL,
  email text NOT NULL,
  email_verified_at timestamp with time zone,
  address_proven_at timestamp with time zone,
  password text,
  two_factor_secret text,
  two_factor_recovery_codes text,
  two_factor_confirmed_at timestamp with time zone,
  two_factor_last_step bigint,
  session_version integer DEFAULT 0 NOT NULL,
  device_epoch integer DEFAULT 0 NOT NULL,
  current_team_id bigint,
  profile_photo_media_id uuid,
  language text DEFAULT 'en'::text NOT NULL,
  wants_reminders boolean DEFAULT true NOT NULL,
  work_seen_at timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  updated_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  suspended_at timestamp with time zone,
  CONSTRAINT users_email_is_lower_case CHECK ((email = lower(email))),
  CONSTRAINT users_email_unique UNIQUE (email),
  CONSTRAINT users_language_is_known CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'es'::text]))),
  CONSTRAINT users_pkey PRIMARY KEY (id),
  CONSTRAINT users_profile_photo_media_id_unique UNIQUE (profile_photo_media_id)
);

CREATE TABLE versions (
  version text NOT NULL,
  first_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  last_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT versions_pkey PRIMARY KEY (version)
);

CREATE TABLE videos (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  generation_id uuid NOT NULL,
  product_id bigint,
  user_id bigint NOT NULL,
  media_id uuid NOT NULL,
  poster_media_id uuid NOT NULL,
  kind text DEFAULT 'film'::text NOT NULL,
  prompt text NOT NULL,
  ignored_words text[] DEFAULT '{}'::text[] NOT NULL,
  alt text DEFAULT ''::text NOT NULL,
  duration_seconds integer NOT NULL,
  aspect_ratio text NOT NULL,
  cfg_scale real,
  seed bigint,
  has_sound boolean DEFAULT false NOT NULL,
  srt text,
  vtt text,
  shaped_by text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT videos_generation_id_unique UNIQUE (generation_id),
  CONSTRAINT videos_kind_is_known CHECK ((kind = ANY (ARRAY['film'::text, 'reel'::text]))),
  CONSTRAINT videos_pkey PRIMARY KEY (id),
  CONSTRAINT videos_shaped_by_check CHECK ((shaped_by = ANY (ARRAY['reframed'::text, 'filled'::text, 'set'::text, 'softened'::text]))),
  CONSTRAINT videos_subtitles_have_both_forms CHECK (((srt IS NULL) = (vtt IS NULL)))
);

CREATE TABLE webhook_attempts (
  id bigint DEFAULT id_of_month(nextval('webhook_attempts_id_seq'::regclass), now()) NOT NULL,
  delivery_id bigint NOT NULL,
  status integer,
  problem text,
  answer text NOT NULL,
  duration_ms integer NOT NULL,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT webhook_attempts_pkey PRIMARY KEY (id)
) PARTITION BY RANGE (id);

CREATE TABLE webhook_deliveries (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  message_id uuid NOT NULL,
  endpoint_id bigint NOT NULL,
  state text DEFAULT 'pending'::text NOT NULL,
  tries integer DEFAULT 0 NOT NULL,
  next_attempt_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT webhook_deliveries_message_id_endpoint_id_unique UNIQUE (message_id, endpoint_id),
  CONSTRAINT webhook_deliveries_pending_has_a_time CHECK (((state = 'pending'::text) = (next_attempt_at IS NOT NULL))),
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_deliveries_state_is_known CHECK ((state = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text, 'skipped'::text])))
);

CREATE TABLE webhook_endpoints (
  id bigint GENERATED BY DEFAULT AS IDENTITY (START WITH 1) NOT NULL,
  user_id bigint NOT NULL,
  url text NOT NULL,
  description text DEFAULT ''::text NOT NULL,
  event_types text[] NOT NULL,
  secret text NOT NULL,
  old_secret text,
  old_secret_until timestamp with time zone,
  disabled_at timestamp with time zone,
  disabled_reason text,
  failing_since timestamp with time zone,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT webhook_endpoints_disabled_has_a_reason CHECK (((disabled_at IS NULL) = (disabled_reason IS NULL))),
  CONSTRAINT webhook_endpoints_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_endpoints_reason_is_known CHECK ((disabled_reason = ANY (ARRAY['owner'::text, 'gone'::text, 'failing'::text, 'operator'::text])))
);

CREATE TABLE webhook_events (
  id text NOT NULL,
  provider text NOT NULL,
  type text NOT NULL,
  api_version text,
  customer_id text,
  payload jsonb NOT NULL,
  status text DEFAULT 'pending'::text NOT NULL,
  error text,
  happened_at timestamp with time zone NOT NULL,
  received_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  handled_at timestamp with time zone,
  CONSTRAINT webhook_events_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_events_provider_is_known CHECK ((provider = ANY (ARRAY['stripe'::text, 'stripe_test'::text, 'sandbox'::text]))),
  CONSTRAINT webhook_events_status_is_known CHECK ((status = ANY (ARRAY['pending'::text, 'handled'::text, 'ignored'::text, 'failed'::text])))
);

CREATE TABLE webhook_messages (
  id uuid DEFAULT uuidv7() NOT NULL,
  user_id bigint NOT NULL,
  type text NOT NULL,
  generation_id uuid,
  data jsonb,
  body text,
  created_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  CONSTRAINT webhook_messages_pkey PRIMARY KEY (id),
  CONSTRAINT webhook_messages_tell_of_one_thing CHECK (((generation_id IS NULL) <> (data IS NULL)))
);

CREATE TABLE workers (
  id uuid DEFAULT uuidv7() NOT NULL,
  host text NOT NULL,
  kinds text[] NOT NULL,
  started_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  seen_at timestamp with time zone DEFAULT CURRENT_TIMESTAMP NOT NULL,
  at_once integer DEFAULT 1 NOT NULL,
  networks text[],
  CONSTRAINT workers_pkey PRIMARY KEY (id)
);

CREATE TABLE write_marks (
  user_id bigint NOT NULL,
  "position" pg_lsn NOT NULL,
  CONSTRAINT write_marks_pkey PRIMARY KEY (user_id)
);

ALTER SEQUENCE operator_acts_id_seq OWNED BY operator_acts.id;
ALTER SEQUENCE security_events_id_seq OWNED BY security_events.id;
ALTER SEQUENCE webhook_attempts_id_seq OWNED BY webhook_attempts.id;

CREATE INDEX access_tokens_user_id_id_index ON access_tokens USING btree (user_id, id);
CREATE INDEX accounting_records_keep_until_index ON accounting_records USING btree (keep_until);
CREATE INDEX affiliate_entries_affiliate_id_id_index ON affiliate_entries USING btree (affiliate_id, id);
CREATE INDEX affiliate_entries_held ON affiliate_entries USING btree (affiliate_id, available_at);
CREATE UNIQUE INDEX affiliate_entries_one_a_payout ON affiliate_entries USING btree (payout_id, reason) WHERE (payout_id IS NOT NULL);
CREATE INDEX affiliate_entries_payment_id_index ON affiliate_entries USING btree (payment_id);
CREATE INDEX affiliates_held ON affiliates USING btree (id) WHERE (held_at IS NOT NULL);
CREATE INDEX announcement_dismissals_announcement_id_index ON announcement_dismissals USING btree (announcement_id);
CREATE INDEX batch_items_waiting ON batch_items USING btree (batch_id, place, shot) WHERE (wanted > 0);
CREATE INDEX batch_products_product_id_index ON batch_products USING btree (product_id);
CREATE INDEX batches_unfinished ON batches USING btree (user_id) WHERE (state = ANY (ARRAY['running'::text, 'paused'::text]));
CREATE INDEX batches_user_id_id_index ON batches USING btree (user_id, id);
CREATE INDEX batches_without_counts ON batches USING btree (user_id) WHERE (item_counts IS NULL);
CREATE UNIQUE INDEX checkouts_one_open ON checkouts USING btree (user_id, kind, provider) WHERE (status = 'open'::text);
CREATE INDEX checkouts_user_id_index ON checkouts USING btree (user_id);
CREATE INDEX connected_accounts_user_id_id_index ON connected_accounts USING btree (user_id, id);
CREATE INDEX credit_allocations_grant_id_index ON credit_allocations USING btree (grant_id);
CREATE INDEX credit_entries_of_kind ON credit_entries USING btree (user_id, kind, reason, id DESC);
CREATE UNIQUE INDEX credit_entries_one_a_generation ON credit_entries USING btree (generation_id, reason) WHERE (generation_id IS NOT NULL);
CREATE UNIQUE INDEX credit_entries_one_a_reference ON credit_entries USING btree (user_id, kind, reason, reference) WHERE (reference IS NOT NULL);
CREATE INDEX credit_entries_user_id_id_index ON credit_entries USING btree (user_id, id);
CREATE INDEX credit_grants_lapsing ON credit_grants USING btree (expires_at) WHERE (expires_at IS NOT NULL);
CREATE INDEX credit_grants_payment_id_index ON credit_grants USING btree (payment_id);
CREATE INDEX credit_grants_user_id_kind_expires_at_index ON credit_grants USING btree (user_id, kind, expires_at);
CREATE UNIQUE INDEX customers_one_live ON customers USING btree (user_id, provider) WHERE (deleted_at IS NULL);
CREATE INDEX customers_user_id_index ON customers USING btree (user_id);
CREATE UNIQUE INDEX data_exports_one_at_a_time ON data_exports USING btree (user_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX data_exports_user_id_id_index ON data_exports USING btree (user_id, id);
CREATE INDEX editor_sources_used_at_index ON editor_sources USING btree (used_at);
CREATE INDEX editor_sources_user_id_index ON editor_sources USING btree (user_id);
CREATE UNIQUE INDEX email_changes_one_pending ON email_changes USING btree (user_id) WHERE ((confirmed_at IS NULL) AND (cancelled_at IS NULL) AND (undone_at IS NULL));
CREATE INDEX email_changes_reserved ON email_changes USING btree (old_email) WHERE ((confirmed_at IS NOT NULL) AND (undone_at IS NULL));
CREATE INDEX email_changes_user_id_index ON email_changes USING btree (user_id);
CREATE INDEX former_commissions_affiliate_id_index ON former_commissions USING btree (affiliate_id);
CREATE INDEX generated_images_deleted ON generated_images USING btree (deleted_at) WHERE (deleted_at IS NOT NULL);
CREATE INDEX generated_images_favorite ON generated_images USING btree (product_id, user_id, id DESC) WHERE (is_favorite AND (deleted_at IS NULL));
CREATE INDEX generated_images_kept ON generated_images USING btree (user_id, id DESC) WHERE ((product_id IS NULL) AND (NOT in_editor) AND (deleted_at IS NULL));
CREATE INDEX generated_images_mask_media_id_index ON generated_images USING btree (mask_media_id);
CREATE INDEX generated_images_media_id_index ON generated_images USING btree (media_id);
CREATE INDEX generated_images_newest ON generated_images USING btree (product_id, user_id, id DESC);
CREATE INDEX generated_images_own ON generated_images USING btree (user_id, id DESC) INCLUDE (deleted_at);
CREATE INDEX generated_images_product_review ON generated_images USING btree (product_id, user_id, review_status, id) WHERE ((deleted_at IS NULL) AND (NOT in_editor));
CREATE INDEX generated_images_published ON generated_images USING btree (product_id, user_id, id DESC) WHERE (is_published AND (deleted_at IS NULL));
CREATE INDEX generated_images_review ON generated_images USING btree (user_id, review_status, id) WHERE ((deleted_at IS NULL) AND (NOT in_editor));
CREATE INDEX generated_images_reviewed_by ON generated_images USING btree (reviewed_by) WHERE (reviewed_by IS NOT NULL);
CREATE INDEX generated_images_source ON generated_images USING btree (source_media_id) WHERE (source_media_id IS NOT NULL);
CREATE INDEX generated_images_starred ON generated_images USING btree (user_id, id DESC) WHERE (is_favorite AND (deleted_at IS NULL));
CREATE INDEX generated_images_upscaled ON generated_images USING btree (user_id, id DESC) WHERE (is_upscaled AND (deleted_at IS NULL));
CREATE INDEX generated_images_words_of_user ON generated_images USING gin (words_of_user(user_id, words));
CREATE INDEX generations_edits ON generations USING btree (user_id, kind) INCLUDE (id) WHERE (kind = ANY (ARRAY['background'::text, 'edit'::text]));
CREATE INDEX generations_ended ON generations USING btree (user_id, finished_at DESC) WHERE (finished_at IS NOT NULL);
CREATE INDEX generations_failed ON generations USING btree (product_id, user_id) WHERE ((settled_at IS NULL) AND ((state = 'failed'::text) OR ((result -> 'failures'::text) <> '[]'::jsonb)));
CREATE INDEX generations_failed_newest ON generations USING btree (id) WHERE (state = 'failed'::text);
CREATE INDEX generations_measured ON generations USING btree (kind, engine, finished_at DESC) WHERE (state = 'succeeded'::text);
CREATE INDEX generations_of_batches ON generations USING btree (batch_item_id, id) WHERE (batch_item_id IS NOT NULL);
CREATE INDEX generations_open ON generations USING btree (product_id, user_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX generations_open_of_user ON generations USING btree (user_id) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX generations_product_id_index ON generations USING btree (product_id);
CREATE INDEX generations_shapes ON generations USING btree (((params ->> 'mediaId'::text)), created_at DESC) WHERE (kind = 'shape'::text);
CREATE INDEX generations_unfinished ON generations USING btree (deadline_at) WHERE (state = ANY (ARRAY['queued'::text, 'running'::text]));
CREATE INDEX generations_user_id_created_at_index ON generations USING btree (user_id, created_at);
CREATE INDEX generations_with_keys ON generations USING btree (provider_key_id) WHERE (provider_key_id IS NOT NULL);
CREATE INDEX idempotency_keys_generation_id_index ON idempotency_keys USING btree (generation_id);
CREATE INDEX idempotency_keys_made ON idempotency_keys USING btree (created_at);
CREATE INDEX idempotency_keys_product_id_index ON idempotency_keys USING btree (product_id);
CREATE INDEX import_rows_product_id_index ON import_rows USING btree (product_id);
CREATE INDEX imports_created_at_index ON imports USING btree (created_at);
CREATE INDEX imports_user_id_id_index ON imports USING btree (user_id, id);
CREATE INDEX mails_created_at_index ON mails USING btree (created_at);
CREATE INDEX mails_failed ON mails USING btree (created_at) WHERE (failed_at IS NOT NULL);
CREATE INDEX mails_recipient_index ON mails USING btree (recipient);
CREATE INDEX mails_user_id_index ON mails USING btree (user_id);
CREATE INDEX mails_waiting ON mails USING btree (created_at) WHERE ((sent_at IS NULL) AND (failed_at IS NULL));
CREATE INDEX media_of_owner ON media USING btree (owner_id, id DESC);
CREATE INDEX operator_acts_operator_id_index ON operator_acts USING btree (operator_id);
CREATE INDEX operator_acts_target_target_id_id_index ON operator_acts USING btree (target, target_id, id);
CREATE INDEX paused_work_operator_id_index ON paused_work USING btree (operator_id);
CREATE INDEX payments_card ON payments USING btree (card) WHERE (card IS NOT NULL);
CREATE INDEX payments_disputed_newest ON payments USING btree (id) WHERE (dispute IS NOT NULL);
CREATE INDEX payments_paid_at ON payments USING btree (paid_at);
CREATE INDEX payments_refunded_newest ON payments USING btree (id) WHERE (refunded > 0);
CREATE INDEX payments_subscription_id_index ON payments USING btree (subscription_id);
CREATE INDEX payments_user_id_paid_at_index ON payments USING btree (user_id, paid_at);
CREATE INDEX payout_batches_open ON payout_batches USING btree (next_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sent'::text]));
CREATE INDEX payouts_affiliate_id_id_index ON payouts USING btree (affiliate_id, id);
CREATE INDEX payouts_batch_id_index ON payouts USING btree (batch_id);
CREATE INDEX payouts_failed_newest ON payouts USING btree (id) WHERE (status = 'failed'::text);
CREATE UNIQUE INDEX payouts_one_pending ON payouts USING btree (affiliate_id) WHERE (status = 'pending'::text);
CREATE INDEX photo_copies_created_at_index ON photo_copies USING btree (created_at);
CREATE INDEX photo_copies_user_id_index ON photo_copies USING btree (user_id);
CREATE INDEX product_photos_mask_media_id_index ON product_photos USING btree (mask_media_id);
CREATE INDEX product_photos_media_id_index ON product_photos USING btree (media_id);
CREATE INDEX products_of_user ON products USING btree (user_id, id DESC);
CREATE INDEX products_public ON products USING btree (id) WHERE is_public;
CREATE INDEX products_ready ON products USING btree (user_id, id DESC) WHERE (status = 'ready'::text);
CREATE UNIQUE INDEX products_sku ON products USING btree (user_id, sku) WHERE (sku IS NOT NULL);
CREATE UNIQUE INDEX provider_keys_one_in_use ON provider_keys USING btree (user_id) WHERE (removed_at IS NULL);
CREATE INDEX provider_keys_user_id_index ON provider_keys USING btree (user_id);
CREATE INDEX reel_brands_logo_media_id_index ON reel_brands USING btree (logo_media_id);
CREATE INDEX reel_sounds_user_id_created_at_index ON reel_sounds USING btree (user_id, created_at);
CREATE INDEX referral_clicks_day_index ON referral_clicks USING btree (day);
CREATE INDEX referrals_affiliate_id_user_id_index ON referrals USING btree (affiliate_id, user_id);
CREATE INDEX referrals_networks ON referrals USING btree (created_at) WHERE (network IS NOT NULL);
CREATE INDEX remember_me_tokens_ending ON remember_me_tokens USING btree (expires_at);
CREATE INDEX remember_me_tokens_family_index ON remember_me_tokens USING btree (family);
CREATE INDEX remember_me_tokens_tokenable_id_index ON remember_me_tokens USING btree (tokenable_id);
CREATE INDEX remote_requests_answers ON remote_requests USING btree (ended_at) WHERE ((output IS NOT NULL) OR (message IS NOT NULL));
CREATE INDEX remote_requests_created_at_index ON remote_requests USING btree (created_at);
CREATE INDEX remote_requests_open ON remote_requests USING btree (created_at) WHERE (ended_at IS NULL);
CREATE INDEX remote_requests_with_keys ON remote_requests USING btree (provider_key_id) WHERE (provider_key_id IS NOT NULL);
CREATE INDEX sandbox_deliveries_endpoint_id_index ON sandbox_deliveries USING btree (endpoint_id);
CREATE INDEX sandbox_deliveries_event_id_index ON sandbox_deliveries USING btree (event_id);
CREATE INDEX sandbox_objects_customer_type_seq_index ON sandbox_objects USING btree (customer, type, seq);
CREATE INDEX sandbox_objects_data ON sandbox_objects USING gin (data jsonb_path_ops);
CREATE INDEX sandbox_objects_type_seq_index ON sandbox_objects USING btree (type, seq);
CREATE INDEX sandbox_payout_items_sender_item_id_index ON sandbox_payout_items USING btree (sender_item_id);
CREATE INDEX sandbox_payout_messages_batch_id_index ON sandbox_payout_messages USING btree (batch_id);
CREATE INDEX security_events_user_id_id_index ON security_events USING btree (user_id, id);
CREATE INDEX sessions_expires_at_index ON sessions USING btree (expires_at);
CREATE INDEX sessions_user_id_index ON sessions USING btree (user_id);
CREATE INDEX storage_entries_user_id_index ON storage_entries USING btree (user_id);
CREATE INDEX subscriptions_user_id_index ON subscriptions USING btree (user_id);
CREATE INDEX team_invitations_email_index ON team_invitations USING btree (email);
CREATE INDEX team_members_user_id_index ON team_members USING btree (user_id);
CREATE UNIQUE INDEX teams_one_personal_team ON teams USING btree (user_id) WHERE personal_team;
CREATE INDEX teams_user_id_index ON teams USING btree (user_id);
CREATE INDEX training_files_media_id_index ON training_files USING btree (media_id);
CREATE INDEX trainings_product_id_created_at_index ON trainings USING btree (product_id, created_at);
CREATE INDEX users_created_at ON users USING btree (created_at);
CREATE INDEX users_current_team_id_index ON users USING btree (current_team_id);
CREATE INDEX users_email_prefix ON users USING btree (email text_pattern_ops);
CREATE INDEX users_name_prefix ON users USING btree (lower(name) text_pattern_ops);
CREATE INDEX users_suspended ON users USING btree (id) WHERE (suspended_at IS NOT NULL);
CREATE INDEX videos_generation_id_index ON videos USING btree (generation_id);
CREATE INDEX videos_media_id_index ON videos USING btree (media_id);
CREATE INDEX videos_newest ON videos USING btree (product_id, user_id, id DESC);
CREATE INDEX videos_of_user ON videos USING btree (user_id, id DESC);
CREATE INDEX videos_poster_media_id_index ON videos USING btree (poster_media_id);
CREATE INDEX webhook_attempts_delivery_id_id_index ON webhook_attempts USING btree (delivery_id, id);
CREATE INDEX webhook_deliveries_endpoint_id_id_index ON webhook_deliveries USING btree (endpoint_id, id);
CREATE INDEX webhook_deliveries_pending ON webhook_deliveries USING btree (next_attempt_at) WHERE (state = 'pending'::text);
CREATE INDEX webhook_deliveries_waiting ON webhook_deliveries USING btree (endpoint_id) WHERE (state = 'pending'::text);
CREATE INDEX webhook_endpoints_disabled ON webhook_endpoints USING btree (id) WHERE (disabled_at IS NOT NULL);
CREATE INDEX webhook_endpoints_failing ON webhook_endpoints USING btree (id) WHERE (failing_since IS NOT NULL);
CREATE INDEX webhook_endpoints_old_secrets ON webhook_endpoints USING btree (old_secret_until) WHERE (old_secret_until IS NOT NULL);
CREATE INDEX webhook_endpoints_user_id_id_index ON webhook_endpoints USING btree (user_id, id);
CREATE INDEX webhook_events_customer_id_index ON webhook_events USING btree (customer_id);
CREATE INDEX webhook_events_status_received_at_index ON webhook_events USING btree (status, received_at);
CREATE INDEX webhook_messages_created_at_index ON webhook_messages USING btree (created_at);
CREATE INDEX webhook_messages_of_work ON webhook_messages USING btree (generation_id) WHERE (generation_id IS NOT NULL);
CREATE INDEX webhook_messages_user_id_index ON webhook_messages USING btree (user_id);

ALTER TABLE access_tokens ADD CONSTRAINT access_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE affiliate_days ADD CONSTRAINT affiliate_days_affiliate_id_foreign FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE;
ALTER TABLE affiliate_entries ADD CONSTRAINT affiliate_entries_affiliate_id_foreign FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE;
ALTER TABLE affiliate_entries ADD CONSTRAINT affiliate_entries_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE SET NULL;
ALTER TABLE affiliate_entries ADD CONSTRAINT affiliate_entries_payout_id_foreign FOREIGN KEY (payout_id) REFERENCES payouts(id) ON DELETE SET NULL;
ALTER TABLE affiliates ADD CONSTRAINT affiliates_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE announcement_dismissals ADD CONSTRAINT announcement_dismissals_announcement_id_foreign FOREIGN KEY (announcement_id) REFERENCES announcements(id) ON DELETE CASCADE;
ALTER TABLE announcement_dismissals ADD CONSTRAINT announcement_dismissals_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE batch_items ADD CONSTRAINT batch_items_batch_id_place_foreign FOREIGN KEY (batch_id, place) REFERENCES batch_products(batch_id, place) ON DELETE CASCADE;
ALTER TABLE batch_products ADD CONSTRAINT batch_products_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES batches(id) ON DELETE CASCADE;
ALTER TABLE batch_products ADD CONSTRAINT batch_products_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE batches ADD CONSTRAINT batches_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE billing_notices ADD CONSTRAINT billing_notices_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE checkouts ADD CONSTRAINT checkouts_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE connected_accounts ADD CONSTRAINT connected_accounts_avatar_media_id_foreign FOREIGN KEY (avatar_media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE connected_accounts ADD CONSTRAINT connected_accounts_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE credit_allocations ADD CONSTRAINT credit_allocations_grant_id_foreign FOREIGN KEY (grant_id) REFERENCES credit_grants(id) ON DELETE CASCADE;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE SET NULL;
ALTER TABLE credit_entries ADD CONSTRAINT credit_entries_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE credit_grants ADD CONSTRAINT credit_grants_payment_id_foreign FOREIGN KEY (payment_id) REFERENCES payments(id) ON DELETE SET NULL;
ALTER TABLE credit_grants ADD CONSTRAINT credit_grants_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE customers ADD CONSTRAINT customers_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE data_exports ADD CONSTRAINT data_exports_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE data_exports ADD CONSTRAINT data_exports_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE editor_sources ADD CONSTRAINT editor_sources_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;
ALTER TABLE editor_sources ADD CONSTRAINT editor_sources_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE email_changes ADD CONSTRAINT email_changes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE former_commissions ADD CONSTRAINT former_commissions_affiliate_id_foreign FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE;
ALTER TABLE generated_images ADD CONSTRAINT generated_images_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE;
ALTER TABLE generated_images ADD CONSTRAINT generated_images_mask_media_id_foreign FOREIGN KEY (mask_media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE generated_images ADD CONSTRAINT generated_images_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id);
ALTER TABLE generated_images ADD CONSTRAINT generated_images_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE generated_images ADD CONSTRAINT generated_images_reviewer FOREIGN KEY (reviewed_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE generated_images ADD CONSTRAINT generated_images_source_media_id_foreign FOREIGN KEY (source_media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE generated_images ADD CONSTRAINT generated_images_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE generations ADD CONSTRAINT generations_batch_item_id_foreign FOREIGN KEY (batch_item_id) REFERENCES batch_items(id) ON DELETE SET NULL;
ALTER TABLE generations ADD CONSTRAINT generations_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE generations ADD CONSTRAINT generations_provider_key_id_foreign FOREIGN KEY (provider_key_id) REFERENCES provider_keys(id) ON DELETE SET NULL;
ALTER TABLE generations ADD CONSTRAINT generations_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE idempotency_keys ADD CONSTRAINT idempotency_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE import_rows ADD CONSTRAINT import_rows_import_id_foreign FOREIGN KEY (import_id) REFERENCES imports(id) ON DELETE CASCADE;
ALTER TABLE import_rows ADD CONSTRAINT import_rows_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE imports ADD CONSTRAINT imports_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE mails ADD CONSTRAINT mails_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE media ADD CONSTRAINT media_owner_id_foreign FOREIGN KEY (owner_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE onboarding_answers ADD CONSTRAINT onboarding_answers_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE operator_acts ADD CONSTRAINT operator_acts_operator_id_foreign FOREIGN KEY (operator_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE operators ADD CONSTRAINT operators_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE password_reset_tokens ADD CONSTRAINT password_reset_tokens_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE paused_work ADD CONSTRAINT paused_work_operator_id_foreign FOREIGN KEY (operator_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE payments ADD CONSTRAINT payments_subscription_id_foreign FOREIGN KEY (subscription_id) REFERENCES subscriptions(id) ON DELETE SET NULL;
ALTER TABLE payments ADD CONSTRAINT payments_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payouts ADD CONSTRAINT payouts_affiliate_id_foreign FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE;
ALTER TABLE payouts ADD CONSTRAINT payouts_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES payout_batches(id) ON DELETE SET NULL;
ALTER TABLE photo_copies ADD CONSTRAINT photo_copies_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;
ALTER TABLE photo_copies ADD CONSTRAINT photo_copies_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE product_photos ADD CONSTRAINT product_photos_mask_media_id_foreign FOREIGN KEY (mask_media_id) REFERENCES media(id);
ALTER TABLE product_photos ADD CONSTRAINT product_photos_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id);
ALTER TABLE product_photos ADD CONSTRAINT product_photos_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE products ADD CONSTRAINT products_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE provider_keys ADD CONSTRAINT provider_keys_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE recipes ADD CONSTRAINT recipes_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE reel_brands ADD CONSTRAINT reel_brands_logo_media_id_foreign FOREIGN KEY (logo_media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE reel_brands ADD CONSTRAINT reel_brands_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE reel_sounds ADD CONSTRAINT reel_sounds_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id) ON DELETE CASCADE;
ALTER TABLE reel_sounds ADD CONSTRAINT reel_sounds_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE referral_clicks ADD CONSTRAINT referral_clicks_affiliate_id_foreign FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE;
ALTER TABLE referrals ADD CONSTRAINT referrals_affiliate_id_foreign FOREIGN KEY (affiliate_id) REFERENCES affiliates(id) ON DELETE CASCADE;
ALTER TABLE referrals ADD CONSTRAINT referrals_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE remember_me_tokens ADD CONSTRAINT remember_me_tokens_tokenable_id_foreign FOREIGN KEY (tokenable_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE remote_requests ADD CONSTRAINT remote_requests_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE SET NULL;
ALTER TABLE remote_requests ADD CONSTRAINT remote_requests_provider_key_id_foreign FOREIGN KEY (provider_key_id) REFERENCES provider_keys(id) ON DELETE SET NULL;
ALTER TABLE sandbox_deliveries ADD CONSTRAINT sandbox_deliveries_endpoint_id_foreign FOREIGN KEY (endpoint_id) REFERENCES sandbox_objects(id) ON DELETE CASCADE;
ALTER TABLE sandbox_deliveries ADD CONSTRAINT sandbox_deliveries_event_id_foreign FOREIGN KEY (event_id) REFERENCES sandbox_objects(id) ON DELETE CASCADE;
ALTER TABLE sandbox_payout_items ADD CONSTRAINT sandbox_payout_items_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES sandbox_payout_batches(id) ON DELETE CASCADE;
ALTER TABLE sandbox_payout_messages ADD CONSTRAINT sandbox_payout_messages_batch_id_foreign FOREIGN KEY (batch_id) REFERENCES sandbox_payout_batches(id) ON DELETE CASCADE;
ALTER TABLE security_events ADD CONSTRAINT security_events_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE storage_entries ADD CONSTRAINT storage_entries_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_duplicate_of_foreign FOREIGN KEY (duplicate_of) REFERENCES subscriptions(id) ON DELETE SET NULL;
ALTER TABLE subscriptions ADD CONSTRAINT subscriptions_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE team_invitations ADD CONSTRAINT team_invitations_team_id_foreign FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_team_id_foreign FOREIGN KEY (team_id) REFERENCES teams(id) ON DELETE CASCADE;
ALTER TABLE team_members ADD CONSTRAINT team_members_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE teams ADD CONSTRAINT teams_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE training_files ADD CONSTRAINT training_files_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES trainings(generation_id) ON DELETE CASCADE;
ALTER TABLE training_files ADD CONSTRAINT training_files_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id);
ALTER TABLE trainings ADD CONSTRAINT trainings_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE;
ALTER TABLE trainings ADD CONSTRAINT trainings_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE user_limits ADD CONSTRAINT user_limits_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE users ADD CONSTRAINT users_current_team_id_foreign FOREIGN KEY (current_team_id) REFERENCES teams(id) ON DELETE SET NULL;
ALTER TABLE users ADD CONSTRAINT users_profile_photo_media_id_foreign FOREIGN KEY (profile_photo_media_id) REFERENCES media(id) ON DELETE SET NULL;
ALTER TABLE videos ADD CONSTRAINT videos_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE;
ALTER TABLE videos ADD CONSTRAINT videos_media_id_foreign FOREIGN KEY (media_id) REFERENCES media(id);
ALTER TABLE videos ADD CONSTRAINT videos_poster_media_id_foreign FOREIGN KEY (poster_media_id) REFERENCES media(id);
ALTER TABLE videos ADD CONSTRAINT videos_product_id_foreign FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE videos ADD CONSTRAINT videos_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE webhook_attempts ADD CONSTRAINT webhook_attempts_delivery_id_foreign FOREIGN KEY (delivery_id) REFERENCES webhook_deliveries(id) ON DELETE CASCADE;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_endpoint_id_foreign FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE;
ALTER TABLE webhook_deliveries ADD CONSTRAINT webhook_deliveries_message_id_foreign FOREIGN KEY (message_id) REFERENCES webhook_messages(id) ON DELETE CASCADE;
ALTER TABLE webhook_endpoints ADD CONSTRAINT webhook_endpoints_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE webhook_messages ADD CONSTRAINT webhook_messages_generation_id_foreign FOREIGN KEY (generation_id) REFERENCES generations(id) ON DELETE CASCADE;
ALTER TABLE webhook_messages ADD CONSTRAINT webhook_messages_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE write_marks ADD CONSTRAINT write_marks_user_id_foreign FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;

CREATE TRIGGER affiliate_entries_append_only BEFORE DELETE OR UPDATE OF affiliate_id, reason, change, balance, available_at, created_at ON affiliate_entries FOR EACH ROW EXECUTE FUNCTION refuse_affiliate_ledger_change();
CREATE TRIGGER credit_entries_append_only BEFORE DELETE OR UPDATE OF user_id, kind, reason, change, balance ON credit_entries FOR EACH ROW EXECUTE FUNCTION refuse_ledger_change();
CREATE TRIGGER media_are_counted_in AFTER INSERT ON media REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
CREATE TRIGGER media_are_counted_out AFTER DELETE ON media REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION count_storage();
