import { readFile } from 'node:fs/promises'
import { Agent, request } from 'node:http'
import { DEMO_MERCHANT } from '#config/demo'
import type { Bench } from './bench_instance.js'
import { beside, figure, heading, quantile } from './report.js'

const CLICKS = 10_000_000
const CODE = 'benchmrk'
const DASHBOARDS = 300
const DASHBOARD_GOAL_MS = 60
const RATE = 500
const APP_RATE = 100
const SECONDS = 8
const ROUNDS = 3
const ADDED_GOAL_MS = 5
const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

/** What ten million clicks cost an affiliate's dashboard, and what counting one costs the page. */
export async function benchAffiliates(bench: Bench): Promise<void> {
  heading(`The affiliate programme with ${CLICKS.toLocaleString('en-US')} clicks`)
  const id = await addAffiliate(bench)
  beside(
    'dashboard without a click, p95, ms',
    quantile(await openDashboards(bench), 0.95).toFixed(1)
  )
  await seedClicks(bench, id)
  const times = await openDashboards(bench)
  const p95 = quantile(times, 0.95)
  figure('dashboard, p95, ms', p95.toFixed(1), `<= ${DASHBOARD_GOAL_MS}`, p95 <= DASHBOARD_GOAL_MS)
  beside('half of them within, ms', quantile(times, 0.5).toFixed(1))
  await benchClicks(bench)
}

/** Makes the demo merchant one. */
async function addAffiliate({ database }: Bench): Promise<number> {
  const { rows } = await database.query(
    `insert into affiliates (user_id, code, paypal_email)
     select id, $1, email from users where email = $2 returning id`,
    [CODE, DEMO_MERCHANT.email]
  )
  return Number(rows[0].id)
}

/**
 * As many visitors of today and yesterday, which is as long as they are kept, and as many campaigns as a month can have
 * in the sums.
 */
async function seedClicks({ database }: Bench, id: number): Promise<void> {
  const from = performance.now()
  // Keys and indexes are made afterwards, which takes a tenth of the time.
  await database.query(
    `alter table referral_clicks drop constraint referral_clicks_affiliate_id_foreign,
       drop constraint referral_clicks_pkey`
  )
  await database.query('drop index referral_clicks_day_index')
  await database.query(
    `insert into referral_clicks (affiliate_id, day, visitor, campaign)
     select $1, (now() at time zone 'utc')::date - n % 2, decode(md5(n::text), 'hex'), 'c' || n % 50
     from generate_series(1, $2::int) n`,
    [id, CLICKS]
  )
  await database.query(
    `alter table referral_clicks add primary key (affiliate_id, day, visitor),
       add constraint referral_clicks_affiliate_id_foreign foreign key (affiliate_id)
         references affiliates (id) on delete cascade`
  )
  await database.query('create index referral_clicks_day_index on referral_clicks (day)')
  await database.query(
    `insert into affiliate_days (affiliate_id, day, campaign, clicks, registrations, paid_conversions, earnings)
     select affiliate_id, day, campaign, count(*), 0, 0, 0 from referral_clicks where affiliate_id = $1
     group by affiliate_id, day, campaign`,
    [id]
  )
  await database.query(
    `insert into affiliate_days (affiliate_id, day, campaign, clicks, registrations)
     select $1, (now() at time zone 'utc')::date - ago, 'c' || c, 100 + c, c
     from generate_series(2, 400) ago, generate_series(0, 49) c`,
    [id]
  )
  await database.query(
    `update affiliates a set clicks = d.clicks, registrations = d.registrations
     from (select sum(clicks) as clicks, sum(registrations) as registrations
       from affiliate_days where affiliate_id = $1) d where a.id = $1`,
    [id]
  )
  await database.query('analyze referral_clicks, affiliate_days, affiliates')
  beside('seeded in, s', ((performance.now() - from) / 1000).toFixed(0))
}

/** Milliseconds of each. */
async function openDashboards({ visitor }: Bench): Promise<number[]> {
  const times: number[] = []
  for (let round = 0; round < DASHBOARDS; round++) {
    const from = performance.now()
    const { status } = await visitor.get('/affiliate', { headers: { accept: 'text/html' } })
    times.push(performance.now() - from)
    if (status !== 200) throw new Error(`The dashboard answered ${status}`)
  }
  return times
}

/** The page to which links lead, and one that is written anew for everybody. */
async function benchClicks(bench: Bench): Promise<void> {
  const linked = await compare(bench, { path: '/', rate: RATE })
  const added = quantile(linked.clicked, 0.95) - quantile(linked.plain, 0.95)
  figure(
    `${RATE} clicks a second, added to the page, p95, ms`,
    added.toFixed(1),
    `<= ${ADDED_GOAL_MS}`,
    added <= ADDED_GOAL_MS
  )
  sayComparison(linked)
  beside(`the same for a page of the app at ${APP_RATE} clicks a second`, '')
  sayComparison(await compare(bench, { path: '/login', rate: APP_RATE }))
}

interface Comparison {
  /** Milliseconds of each answer. */
  plain: number[]
  clicked: number[]
  /** Milliseconds of the web process in all. */
  spent: { plain: number; clicked: number }
}

/** The same page with and without a link, in turns: what differs is the click. Every click has to be counted. */
async function compare(
  { instance, database }: Bench,
  { path, rate }: { path: string; rate: number }
): Promise<Comparison> {
  const countClicks = async () => {
    const { rows } = await database.query('select clicks from affiliates where code = $1', [CODE])
    return Number(rows[0].clicks)
  }
  const before = await countClicks()
  const plain: number[] = []
  const clicked: number[] = []
  const spent = { plain: 0, clicked: 0 }
  const web = instance.pids.web!
  const page = instance.url + path
  await visit(page, { rate, seconds: 2 })
  for (let round = 0; round < ROUNDS; round++) {
    const from = await processorMs(web)
    plain.push(...(await visit(page, { rate, seconds: SECONDS })))
    const between = await processorMs(web)
    const link = `${page}?ref=${CODE}&campaign=c${round}`
    clicked.push(...(await visit(link, { rate, seconds: SECONDS })))
    spent.plain += between - from
    spent.clicked += (await processorMs(web)) - between
  }
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  const counted = (await countClicks()) - before
  figure('clicks counted', String(counted), String(clicked.length), counted === clicked.length)
  return { plain, clicked, spent }
}

function sayComparison({ plain, clicked, spent }: Comparison): void {
  beside('processor time of the page without, ms', (spent.plain / plain.length).toFixed(2))
  beside('processor time of the page with, ms', (spent.clicked / clicked.length).toFixed(2))
  beside('the page without, p95, ms', quantile(plain, 0.95).toFixed(1))
  beside('the page with, p95, ms', quantile(clicked, 0.95).toFixed(1))
}

/** What a process has used so far, all its threads. The kernel counts in hundredths of a second. */
async function processorMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

/** The server closes what rests for five seconds. */
const agent = new Agent({ keepAlive: true, maxSockets: 64, timeout: 4_000 })

let visitors = 0

/** Visitors at a fixed rate whether answers come or not, each from an address of its own; answers milliseconds. */
async function visit(
  url: string,
  { rate, seconds }: { rate: number; seconds: number }
): Promise<number[]> {
  const from = performance.now()
  const answers: Promise<number>[] = []
  for (let sent = 0; sent < rate * seconds; sent++) {
    const early = (sent * 1000) / rate - (performance.now() - from)
    if (early > 0) await new Promise((resolve) => setTimeout(resolve, early))
    answers.push(open(url, (visitors += 1)))
  }
  return Promise.all(answers)
}

function open(url: string, visitor: number): Promise<number> {
  const headers = {
    'accept': 'text/html',
    'user-agent': BROWSER,
    'x-forwarded-for': `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
  }
  const from = performance.now()
  return new Promise((resolve, reject) => {
    const call = request(url, { agent, headers }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`It answered ${response.statusCode}`))
      response.resume().on('end', () => resolve(performance.now() - from))
    })
    call.on('error', reject).end()
  })
}
