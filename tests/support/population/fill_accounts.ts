import type { Start } from './functions.js'
import type { Population } from './population.js'

/** Statements that fill in accounts with what belongs to signing in, and affiliates. */
export function fillAccounts(start: Start, population: Population, password: string): string[] {
  const { name, users, sessions, mails, clicks } = population
  const affiliates = Math.ceil(users / 50)
  return [
    // Each refers to the other.
    `with accounts as (
       insert into users (id, name, email, email_verified_at, address_proven_at, password, current_team_id, work_seen_at, created_at, updated_at)
       select ${start.user} + u, initcap('${name}') || ' ' || u, '${name}' || case when u > 1 then u::text else '' end || '@example.com',
         at, at, '${password}', ${start.team} + u, now() - interval '2 days', at, at
       from generate_series(1, ${users}) u, lateral (select pg_temp.moment(u::float / ${users} - 1e-6) as at) t)
     insert into teams (id, user_id, name, personal_team, created_at)
     select ${start.team} + u, ${start.user} + u, '${name} ' || u, true, pg_temp.moment(u::float / ${users})
     from generate_series(1, ${users}) u`,
    `insert into onboarding_answers (user_id, state, industry, use_reasons)
     select ${start.user} + u, 'answered', 'fashion', '{ecommerce}' from generate_series(1, ${users}) u`,
    `insert into sessions (id, user_id, ip_address, user_agent, data, last_active_at, expires_at)
     select encode(sha256(('${name} ' || n)::bytea), 'hex'), pg_temp.some_user(n), '192.0.2.' || n % 250,
       'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0', '{}', at, at + interval '14 days'
     from generate_series(1, ${sessions}) n, lateral (select now() - interval '13 days' * pg_temp.hashed(n + 3) as at) t`,
    `insert into remember_me_tokens (tokenable_id, hash, created_at, updated_at, expires_at)
     select pg_temp.some_user(n), encode(sha256(('${name} remembered ' || n)::bytea), 'hex'), now(), now(), now() + interval '30 days'
     from generate_series(1, ${sessions}) n`,
    `insert into security_events (user_id, kind, ip_address, user_agent, created_at)
     select pg_temp.some_user(n), 'signed_in', '192.0.2.' || n % 250, 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0',
       pg_temp.moment(n::float / ${sessions * 2}) from generate_series(1, ${sessions * 2}) n`,
    `insert into mails (id, user_id, recipient, kind, data, attempts, created_at, handed_over_at, sent_at, failed_at, last_error)
     select pg_temp.uuid_of(9, n, at), pg_temp.some_user(n), '${name}' || n || '@example.com', 'new_device',
       '{"name": "Ada", "device": "Chrome on Linux", "ipAddress": "192.0.2.7", "at": "2026-01-01T00:00:00Z", "profileUrl": "http://localhost/profile"}',
       1, at, at, case when n % 100 > 0 then at end, case when n % 100 = 0 then at end,
       case when n % 100 = 0 then '550 No such mailbox' end
     from generate_series(1, ${mails}) n, lateral (select pg_temp.moment(n::float / ${mails}) as at) t`,
    `insert into affiliates (id, user_id, code, paypal_email, clicks)
     select ${start.affiliate} + a, ${start.user} + a, left(md5('${name}' || a), 12), '${name}' || a || '@paypal.example', ${clicks}
     from generate_series(1, ${affiliates}) a`,
    `insert into referral_clicks (affiliate_id, day, visitor)
     select ${start.affiliate} + 1 + n % ${affiliates}, (now() at time zone 'utc')::date - (n % 2)::int, decode(md5('${name}' || n), 'hex')
     from generate_series(1, ${clicks}::bigint) n`,
    `insert into affiliate_days (affiliate_id, day, campaign, clicks, registrations)
     select ${start.affiliate} + a, (now() at time zone 'utc')::date - ago, 'c' || c, 10, 1
     from generate_series(1, ${affiliates}) a, generate_series(0, ${affiliates > 1 ? 20 : 700}) ago, generate_series(1, 2) c`,
    `insert into referrals (user_id, affiliate_id, source)
     select ${start.user} + u, ${start.affiliate} + 1 + u % ${affiliates}, 'link' from generate_series(10, ${users}, 10) u`,
  ]
}
