import pg from 'pg'
import { PAYERS } from './describe_billing.js'

const { assistant, operator, overdue, suspended } = PAYERS

/** Gives an instance an operator, one who has no second factor yet, and what operators did. */
export async function describeOperators(client: pg.Client): Promise<void> {
  await client.query('insert into operators (user_id) values ($1), ($2)', [
    operator.id,
    assistant.id,
  ])
  await client.query('update users set suspended_at = now() where id = $1', [suspended.id])
  await client.query(
    `insert into operator_acts (operator_id, operator, act, target, target_id, details, reason, ip_address, created_at) values
       (null, 'console', 'add_operator', 'user', $1::text, '{}', null, null, now() - interval '9 days'),
       ($1::bigint, $2, 'credits', 'user', $3::text, '{"kind":"image","amount":20}', 'Twenty pictures came out blurred; see the mail of Monday', '203.0.113.7', now() - interval '2 days'),
       ($1::bigint, $2, 'suspend', 'user', $4::text, '{}', 'Chargebacks on three cards within a week', '203.0.113.7', now() - interval '1 day')`,
    [operator.id, operator.email, overdue.id, suspended.id]
  )
  await client.query(
    `insert into mails (id, recipient, kind, data, attempts, last_error, answer, sent_at, failed_at) values
       (gen_random_uuid(), 'a-merchant-with-a-rather-long-address@shop.example.com', 'verify_email', '{}', 10,
         '550 5.1.1 The e-mail account that you tried to reach does not exist', null, null, now()),
       (gen_random_uuid(), 'theo@example.test', 'payment_refunded', '{"name":"Theo"}', 10, '535 5.7.8 Authentication failed', null, null, now()),
       (gen_random_uuid(), 'iris@example.test', 'password_changed', '{}', 1, null, '250 2.0.0 Ok: queued as 4bX9f25Kz', now(), null)`
  )
  await client.query(
    `insert into error_log (fingerprint, name, message, frames, times, place, request_id, user_id) values
       ('one', 'TypeError', 'Cannot read properties of undefined (reading "photos")',
         'at listPhotos (app/products/queries/list_photos.ts:31:14)', 1204, 'GET /products/:product', 'k2xq9p8m7n6b5v4c3x2z1', $1),
       ('two', 'SmtpFailure', 'The server refused the connection', '', 3, 'queue mails', null, null)`,
    [operator.id]
  )
  await client.query(
    `insert into self_checks (name, checked_at, faults, broken_since) values ('backup', now(),
       '[{"problem":"The newest checkpoint is 61 hours old; one is due every 24.","fix":"Run node ace.js backup, which says what keeps it from being made."}]', now())`
  )
  await describeAnnouncements(client)
}

/** Planned and ended ones: what is shown would stand over every screen. */
async function describeAnnouncements(client: pg.Client): Promise<void> {
  await client.query(
    `insert into announcements (texts, tone, link, starts_at, ends_at) values
       ('{"en":"We move to faster machines on Saturday night; for two hours nothing can be ordered.","de":"In der Nacht zum Sonntag ziehen wir um."}',
         'warning', null, now() + interval '30 days', null),
       ('{"en":"Films can be twice as long now."}', 'info', '/products', now() - interval '20 days', now() - interval '6 days')`
  )
}

/** Its secret is no matter to pages: whoever signs in has none, and gets it afterwards. */
export async function setSecondFactor(databaseUrl: string, isThere: boolean): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(
    'update users set two_factor_confirmed_at = case when $2 then now() end where id = $1',
    [operator.id, isThere]
  )
  await client.end()
}
