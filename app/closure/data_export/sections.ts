import { ownRows, type ExportSection } from './section.js'

/**
 * All that is kept about a user, by table. Left out are secrets (passwords, tokens, keys, links that sign in), which
 * would open the account to whoever finds the archive, and whatever others have written or are called.
 */
export const EXPORT_SECTIONS: readonly ExportSection[] = [
  {
    name: 'account',
    table: 'users',
    query: `select id, name, email, email_verified_at, language, current_team_id, profile_photo_media_id,
        password is not null as has_password,
        address_proven_at, two_factor_confirmed_at, work_seen_at, wants_reminders, created_at, updated_at
      from users where id = :userId`,
  },
  ownRows(
    'onboarding_answers',
    'onboarding_answers',
    'state, industry, other_industry, use_reasons, created_at, updated_at',
    'created_at'
  ),
  ownRows(
    'dismissed_announcements',
    'announcement_dismissals',
    'announcement_id, created_at',
    'created_at'
  ),
  ownRows(
    'limits',
    'user_limits',
    'calls_per_minute, work_at_once, credits_per_day, most_products, storage_mb, changed_at',
    'user_id'
  ),
  ownRows('teams_owned', 'teams', 'id, name, personal_team, created_at, updated_at'),
  {
    name: 'team_memberships',
    table: 'team_members',
    query: `select m.team_id, t.name as team_name, m.role, m.created_at
      from team_members m join teams t on t.id = m.team_id where m.user_id = :userId order by m.id`,
  },
  {
    name: 'team_invitations',
    table: 'team_invitations',
    query: `select t.name as team_name, i.role, i.created_at
      from team_invitations i join teams t on t.id = i.team_id
      where i.email = (select email from users where id = :userId) order by i.id`,
  },
  ownRows(
    'connected_accounts',
    'connected_accounts',
    `provider, provider_id, name, nickname, email, telephone, avatar_path, avatar_media_id,
      expires_at, created_at, updated_at`
  ),
  ownRows(
    'email_changes',
    'email_changes',
    'old_email, new_email, created_at, confirmed_at, cancelled_at, returned_at, undone_at'
  ),
  ownRows('api_tokens', 'access_tokens', 'name, abilities, last_used_at, created_at'),
  ownRows(
    'webhook_endpoints',
    'webhook_endpoints',
    `id, url, description, event_types, old_secret_until, disabled_at, disabled_reason, failing_since,
      created_at`
  ),
  ownRows(
    'webhook_messages',
    'webhook_messages',
    'id, type, generation_id, data, body, created_at'
  ),
  {
    name: 'webhook_deliveries',
    table: 'webhook_deliveries',
    query: `select d.id, d.message_id, d.endpoint_id, d.state, d.tries, d.next_attempt_at
      from webhook_deliveries d join webhook_endpoints e on e.id = d.endpoint_id
      where e.user_id = :userId order by d.id`,
  },
  {
    name: 'webhook_attempts',
    table: 'webhook_attempts',
    query: `select a.id, a.delivery_id, a.status, a.problem, a.answer, a.duration_ms, a.created_at
      from webhook_attempts a join webhook_deliveries d on d.id = a.delivery_id
        join webhook_endpoints e on e.id = d.endpoint_id
      where e.user_id = :userId order by a.id`,
  },
  ownRows(
    'browser_sessions',
    'sessions',
    'ip_address, user_agent, last_active_at, expires_at',
    'last_active_at'
  ),
  {
    name: 'remembered_browsers',
    table: 'remember_me_tokens',
    query: `select created_at, expires_at from remember_me_tokens
      where tokenable_id = :userId and replaced_at is null order by id`,
  },
  ownRows(
    'security_events',
    'security_events',
    'kind, ip_address, user_agent, details, created_at'
  ),
  ownRows('mails', 'mails', 'kind, created_at, sent_at', 'created_at'),
  ownRows('data_exports', 'data_exports', 'state, created_at, started_at, finished_at, expires_at'),
  ownRows(
    'products',
    'products',
    'id, name, sku, description, trigger_word, is_public, product_lock, status, created_at, updated_at'
  ),
  {
    name: 'product_photos',
    table: 'product_photos',
    query: `select h.id, h.product_id, h.media_id, h.original_name, h.mask_media_id, h.mask_changed_at,
        h.cutout_confidence, h.position, h.created_at
      from product_photos h join products p on p.id = h.product_id
      where p.user_id = :userId order by h.id`,
  },
  ownRows(
    'generations',
    'generations',
    `id, product_id, kind, engine, state, params, result, error_code, error_params, credit_kind, credit_cost,
      own_key, created_at, started_at, finished_at, batch_item_id, in_batch`
  ),
  ownRows('imports', 'imports', 'id, name, created_at'),
  {
    name: 'import_rows',
    table: 'import_rows',
    query: `select r.id, r.import_id, r.line, r.sku, r.name, r.description, r.addresses, r.state, r.problem,
        r.product_id
      from import_rows r join imports i on i.id = r.import_id
      where i.user_id = :userId order by r.id`,
  },
  ownRows('recipes', 'recipes', 'id, name, content, created_at, updated_at'),
  ownRows('batches', 'batches', 'id, name, content, state, pause_reason, created_at, finished_at'),
  {
    name: 'batch_products',
    table: 'batch_products',
    query: `select p.batch_id, p.place, p.product_id, p.product_name
      from batch_products p join batches b on b.id = p.batch_id
      where b.user_id = :userId order by p.batch_id, p.place`,
  },
  {
    name: 'batch_items',
    table: 'batch_items',
    query: `select i.id, i.batch_id, i.place, i.shot, i.wanted, i.problem
      from batch_items i join batches b on b.id = i.batch_id
      where b.user_id = :userId order by i.id`,
  },
  {
    name: 'trainings',
    table: 'trainings',
    query: `select t.generation_id, t.product_id, t.engine, t.engine_version, t.model, t.views, t.created_at
      from trainings t join products p on p.id = t.product_id
      where p.user_id = :userId order by t.created_at`,
  },
  ownRows(
    'images',
    'generated_images',
    `id, generation_id, product_id, media_id, mask_media_id, prompt, original_prompt, width, height,
      seed, scene, delta_e, ssim, label_words, label_words_read, shaped_by, ignored_words, is_upscaled, is_published, is_favorite,
      review_status, reviewed_at, in_editor, source_media_id, deleted_at, created_at`
  ),
  ownRows('pictures_to_edit', 'editor_sources', 'media_id, created_at, used_at', 'created_at'),
  ownRows(
    'videos',
    'videos',
    `id, generation_id, product_id, media_id, poster_media_id, prompt, duration_seconds, aspect_ratio,
      cfg_scale, shaped_by, seed, ignored_words, kind, alt, has_sound, srt, vtt, created_at`
  ),
  ownRows(
    'reel_brand',
    'reel_brands',
    'ground, ink, accent, font, logo_media_id, call_to_action, address, updated_at',
    'user_id'
  ),
  ownRows('reel_sounds', 'reel_sounds', 'media_id, name, seconds, created_at', 'created_at'),
  {
    name: 'subscriptions',
    table: 'subscriptions',
    query: `select provider, provider_id, status, current_period_start, current_period_end, cancel_at, ended_at, problem,
        created_at, updated_at
      from subscriptions where user_id = :userId order by id`,
  },
  {
    name: 'payment_customer',
    table: 'customers',
    query: `select provider, provider_id, created_at, deleted_at from customers
      where user_id = :userId order by created_at`,
  },
  {
    name: 'checkouts',
    table: 'checkouts',
    query: `select kind, coupon, amount, status, provider, provider_id, created_at, completed_at, conversion_reported_at
      from checkouts where user_id = :userId order by id`,
  },
  {
    name: 'payments',
    table: 'payments',
    query: `select kind, provider, provider_id, amount, refunded, currency, dispute, paid_at
      from payments where user_id = :userId order by id`,
  },
  {
    name: 'billing_notices',
    table: 'billing_notices',
    query: `select kind, created_at from billing_notices where user_id = :userId order by created_at`,
  },
  {
    name: 'affiliate_payouts',
    table: 'payouts',
    query: `select p.reference, p.amount, p.status, p.paypal_email, p.transaction_id, p.failure, p.provider_status,
        p.created_at, p.ended_at
      from payouts p join affiliates a on a.id = p.affiliate_id where a.user_id = :userId order by p.id`,
  },
  {
    name: 'affiliate_entries',
    table: 'affiliate_entries',
    query: `select e.reason, e.change, e.balance, e.available_at, e.created_at
      from affiliate_entries e join affiliates a on a.id = e.affiliate_id where a.user_id = :userId order by e.id`,
  },
  {
    name: 'credits_received',
    table: 'credit_grants',
    query: `select kind, source, amount, remaining, expires_at, created_at from credit_grants
      where user_id = :userId order by id`,
  },
  {
    name: 'credit_entries',
    table: 'credit_entries',
    query: `select kind, reason, change, balance, generation_id, reference, created_at from credit_entries
      where user_id = :userId order by id`,
  },
  {
    name: 'affiliate',
    table: 'affiliates',
    query: `select code, paypal_email, held_at, held_reason, clicks, registrations, paid_conversions, earnings, balance,
        created_at
      from affiliates where user_id = :userId`,
  },
  {
    name: 'affiliate_days',
    table: 'affiliate_days',
    query: `select d.day::text, d.campaign, d.clicks, d.registrations, d.paid_conversions, d.earnings
      from affiliate_days d join affiliates a on a.id = d.affiliate_id
      where a.user_id = :userId order by d.day, d.campaign`,
  },
  {
    name: 'referral',
    table: 'referrals',
    query: `select campaign, source, clicked_at, created_at from referrals where user_id = :userId`,
  },
]
