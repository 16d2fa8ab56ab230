import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { query } from '../support/query.js'
import { until } from '../support/until.js'
import type { WebhookReceiver } from '../support/webhook_receiver.js'
import type { Affiliate } from './affiliate.js'
import { compareAffiliate } from './compare_affiliate.js'
import type { Merchant } from './merchant.js'
import type { Holdings } from './system.js'

/** What the plan, a pack and a new account bring; written down here once more, since a model must not ask the system. */
const BROUGHT = {
  image: { welcome: 5, month: 100, pack: 100 },
  video: { welcome: 0, month: 2, pack: 2 },
  model: { welcome: 1, month: 20, pack: 0 },
}

/** A merchant, and what they were told. */
type Person = Pick<Merchant, 'email' | 'told'>

/** Who had to do with a system. */
export interface Cast {
  merchants: readonly Person[]
  affiliate: Pick<Affiliate, 'paypalEmail'>
  receiver: WebhookReceiver
}

type Place = Pick<Holdings, 'databaseUrl'>

/** What waits for another try comes at once. */
const HURRY = `update pgboss.job set start_after = now() where state < 'active' and start_after > now();
  update payout_batches set next_at = now() where next_at > now();
  update webhook_deliveries set next_attempt_at = now() where state = 'pending' and next_attempt_at > now()`

/** How long what is left may take once nothing fails any more. */
const PATIENCE_MS = 300_000

/** A mail of which nobody has said that it was sent, or given up. */
const UNDECIDED = 'sent_at is null and failed_at is null'

/** A mail whose worker died while sending it, which is reported an hour later: it may have arrived, and nobody sends it again. */
const NOBODYS = `not exists (select from pgboss.job j where j.name = 'mails' and j.state < 'completed' and j.data ->> 'mailId' = m.id::text)`

/** So many may have been in the hands of workers when these died. */
const FEW_MAILS = 3
const UNKNOWN_SHARE = 0.05

/** What has not come to its end, by what it is. */
const OPEN = `select 'work' as what, kind || ' ' || id || ' is ' || state as which from generations where state in ('queued', 'running')
  union all select 'message of payments', id || ' after ' || attempts || ' tries' from sandbox_deliveries where delivered_at is null
  union all select 'event of payments', id || ' ' || type from webhook_events where status = 'pending'
  union all select 'webhook', id || ' after ' || tries || ' tries' from webhook_deliveries where state = 'pending'
  union all select 'payout', id::text from payouts where status = 'pending'
  union all select 'mail', kind || ' ' || id || ' after ' || attempts || ' tries' from mails m where ${UNDECIDED} and not (handed_over_at is not null and ${NOBODYS})`

/**
 * Waits until all that was begun has come to its end: work, payments, mails, webhooks.
 * @throws Error that names what has not
 */
export async function untilCalm(instance: Place): Promise<void> {
  let open: { what: string; which: string }[] = []
  const isCalm = async () => {
    await query(instance, HURRY)
    open = await query<{ what: string; which: string }>(instance, OPEN)
    return open.length === 0
  }
  await until(isCalm, PATIENCE_MS, 500).catch((error: unknown) => {
    const jobs = open.map(({ what, which }) => `${what} ${which}`)
    throw new Error(`It does not come to rest: ${jobs.join(', ')}`, { cause: error })
  })
}

/**
 * Compares what a system holds with what its merchants were told.
 * @returns what does not agree, a sentence each
 */
export async function compare(
  instance: Holdings,
  { merchants, affiliate, receiver }: Cast
): Promise<string[]> {
  const found = await Promise.all([
    ...merchants.map((merchant) => compareMerchant(instance, merchant)),
    compareAffiliate(instance, affiliate, merchants),
    compareLedgers(instance),
    compareFiles(instance),
    compareWebhooks(instance, receiver),
    compareMails(instance),
  ])
  return found.flat()
}

interface Work {
  id: string
  key: string | null
  state: string
  cost: number
  net: number
  pictures: number
}

async function compareMerchant(instance: Place, { email, told }: Person): Promise<string[]> {
  const faults: string[] = []
  const work = await query<Work>(
    instance,
    `select g.id, k.key, g.state, g.credit_cost as cost,
       (select coalesce(sum(change), 0)::int from credit_entries e where e.generation_id = g.id) as net,
       (select count(*)::int from generated_images i where i.generation_id = g.id) as pictures
     from generations g join users u on u.id = g.user_id
       left join idempotency_keys k on k.generation_id = g.id
     where u.email = $1 and g.kind = 'generate'`,
    [email]
  )
  const byKey = Map.groupBy(work, ({ key }) => key)
  for (const [key, { id, least, most }] of told.orders) {
    const [made, ...others] = byKey.get(key) ?? []
    if (!made || others.length > 0) {
      faults.push(`${email}: order ${key} became ${(made ? 1 : 0) + others.length} pieces of work`)
      continue
    }
    if (made.id !== id) faults.push(`${email}: order ${key} was answered with another id`)
    const [from, to] = made.state === 'succeeded' ? [Math.max(1, least), most] : [0, 0]
    if (made.pictures < from || made.pictures > to)
      faults.push(
        `${email}: ${made.state} ${id} has ${made.pictures} pictures, not ${least}-${most}`
      )
  }
  if (work.length !== told.orders.size) {
    faults.push(`${email}: ${told.orders.size} orders were answered, ${work.length} were made`)
  }
  for (const { id, state, net, pictures } of work) {
    if (-net !== pictures)
      faults.push(`${email}: ${state} ${id} took ${-net} for ${pictures} pictures`)
  }
  return [...faults, ...(await compareCredits(instance, email, told, work))]
}

async function compareCredits(
  instance: Place,
  email: string,
  { subscriptions, packs }: Merchant['told'],
  work: readonly Work[]
): Promise<string[]> {
  const [row] = await query<{ left: Record<string, number>; payments: number }>(
    instance,
    `select (select coalesce(json_object_agg(kind, remaining), '{}') from (
         select kind, sum(remaining)::int as remaining from credit_grants g where g.user_id = u.id group by kind) k) as left,
       (select count(*) from payments p where p.user_id = u.id)::int as payments
     from users u where u.email = $1`,
    [email]
  )
  if (!row) return [`${email}: the account is gone`]
  const pictures = work.reduce((sum, piece) => sum + piece.pictures, 0)
  const faults: string[] = []
  for (const [kind, { welcome, month, pack }] of Object.entries(BROUGHT)) {
    const granted = welcome + month * subscriptions.size + pack * packs.size
    const spent = kind === 'image' ? pictures : 0
    const left = row.left[kind] ?? 0
    if (left !== granted - spent) {
      faults.push(
        `${email}: ${granted} credits for ${kind} were bought and ${spent} spent, but ${left} are left`
      )
    }
  }
  if (row.payments !== subscriptions.size + packs.size) {
    faults.push(
      `${email}: ${subscriptions.size + packs.size} payments were made, ${row.payments} are booked`
    )
  }
  return faults
}

async function compareLedgers(instance: Place): Promise<string[]> {
  const rows = await query<{ user_id: number; kind: string }>(
    instance,
    `with entries as (
       select user_id, kind, sum(change) as changes, (array_agg(balance order by id desc))[1] as balance
       from credit_entries group by user_id, kind),
     grants as (
       select user_id, kind, sum(remaining) as remaining from credit_grants group by user_id, kind)
     select user_id, kind from entries e full join grants g using (user_id, kind)
     where e.changes is distinct from e.balance or e.balance is distinct from g.remaining`
  )
  return rows.map(({ user_id: id, kind }) => `The ledger of user ${id}, ${kind}, does not add up`)
}

/** Each is there and holds what it did when it was kept. Files that are too many are swept a day later, which is no fault. */
async function compareFiles(instance: Holdings): Promise<string[]> {
  const rows = await query<{ key: string; checksum: string }>(
    instance,
    'select disk_key as key, checksum from media'
  )
  const faults: string[] = []
  for (const { key, checksum } of rows) {
    const file = await instance.fileOf(key)
    if (file === null) faults.push(`The file ${key} is gone`)
    else if (createHash('sha256').update(file).digest('hex') !== checksum)
      faults.push(`The file ${key} holds something else`)
  }
  return faults
}

/** Each end of work that an endpoint listens to was told it, under one id, however often it had to be sent. */
async function compareWebhooks(instance: Place, receiver: WebhookReceiver): Promise<string[]> {
  const wanted = await query<{ id: string }>(
    instance,
    `select g.id from generations g join webhook_endpoints w on w.user_id = g.user_id
     where g.kind = 'generate'
       and ((g.state = 'succeeded' and 'generation.completed' = any(w.event_types))
         or (g.state = 'failed' and 'generation.failed' = any(w.event_types)))`
  )
  const told = Map.groupBy(receiver.received, ({ message }) => String(message.data.id))
  const ended = new Set(wanted.map(({ id }) => id))
  return [...ended.union(new Set(told.keys()))].flatMap((id) => {
    const events = new Set((told.get(id) ?? []).map((received) => received.id))
    const isRight = events.size === 1 && ended.has(id)
    return isRight ? [] : [`The end of ${id} was told as ${events.size} events`]
  })
}

/** Each mail was sent and is one file of a mailbox, which has them by their ids, but for those whose worker died amid them; there are no others, and each person was written to once of each thing. */
async function compareMails(instance: Holdings): Promise<string[]> {
  const mails = await query<{ id: string; recipient: string; kind: string; fate: string }>(
    instance,
    `select id, recipient, kind,
       case when failed_at is not null then 'failed' when ${UNDECIDED} then 'unknown' else 'sent' end as fate from mails`
  )
  const filesOf = (fate: string) =>
    new Set(mails.filter((mail) => mail.fate === fate).map(({ id }) => `${id}.json`))
  const folders = instance.mailboxes.map((folder) => readdir(folder).catch(() => []))
  const names = (await Promise.all(folders)).flat()
  // One that was being written when its process died is none yet.
  const files = new Set(names.filter((name) => name.endsWith('.json')))
  const sent = filesOf('sent')
  const unknown = filesOf('unknown')
  const told = Map.groupBy(mails, ({ recipient, kind }) => `${kind} to ${recipient}`)
  return [
    ...(unknown.size > Math.max(FEW_MAILS, UNKNOWN_SHARE * mails.length)
      ? [`Of ${unknown.size} of ${mails.length} mails nobody knows whether they were sent`]
      : []),
    ...[...sent.difference(files)].map((file) => `Mail ${file} counts as sent and is not there`),
    ...[...files.difference(sent).difference(unknown)].map(
      (file) => `Mail ${file} is there and was not to be sent`
    ),
    ...[...told]
      .filter(([, all]) => all.length > 1)
      .map(([what, all]) => `${all.length} times ${what} was written`),
  ]
}
