import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { DEMO_MERCHANT } from '#config/demo'
import type { Instance } from './instance.js'
import { Visitor } from './visitor.js'

/** Heartbeat, supervision and three attempts fit in. */
export const PATIENCE_MS = 420_000

async function signInAsDemo(instance: Instance): Promise<Visitor> {
  const visitor = new Visitor(instance.url)
  const { email, password } = DEMO_MERCHANT
  const response = await visitor.post('/login', { email, password })
  if (response.status !== 200) throw new Error(`Sign-in answered ${response.status}`)
  return visitor
}

export async function query<Row>(instance: Instance, text: string): Promise<Row[]> {
  const client = new pg.Client(instance.databaseUrl)
  await client.connect()
  try {
    return (await client.query(text)).rows as Row[]
  } finally {
    await client.end()
  }
}

interface Counts {
  open: number
  succeeded: number
  refunded: number
  lost: number
}

/** How the asked generations stand; `lost` ended otherwise than with pictures or with all credits back. */
export async function countGenerations(instance: Instance): Promise<Counts> {
  const [row] = await query<Record<keyof Counts, string>>(
    instance,
    `with asked as (
       select g.id, g.state, g.credit_cost,
         (select count(*) from generated_images i where i.generation_id = g.id) as pictures,
         (select coalesce(sum(change), 0) from credit_entries e where e.generation_id = g.id) as net
       from generations g where g.kind = 'generate' and g.credit_cost > 0)
     select count(*) filter (where state in ('queued', 'running')) as open,
       count(*) filter (where state = 'succeeded' and pictures = credit_cost and net = -credit_cost) as succeeded,
       count(*) filter (where state = 'failed' and pictures = 0 and net = 0) as refunded,
       count(*) filter (where state not in ('queued', 'running')
         and not (state = 'succeeded' and pictures = credit_cost and net = -credit_cost)
         and not (state = 'failed' and pictures = 0 and net = 0)) as lost
     from asked`
  )
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)])
  ) as unknown as Counts
}

interface Disturbance {
  generations: number
  signal: NodeJS.Signals
  times: number
  /** Generations that are made from one disturbance to the next. */
  between?: number
}

/**
 * Has pictures made while the worker is disturbed, each time when some more of them are ready, and waits until all work has
 * ended.
 *
 * @returns how it ended, and the statuses of the calls
 */
export async function generateDisturbed(
  instance: Instance,
  { generations, signal, times, between = 4 }: Disturbance
) {
  const visitor = await signInAsDemo(instance)
  const [{ id: product }] = await query<{ id: string }>(
    instance,
    `select p.id from products p join users u on u.id = p.user_id
     where u.email = '${DEMO_MERCHANT.email}' order by p.id limit 1`
  )
  const asked = Array.from({ length: generations }, (_, index) =>
    visitor.post(`/api/generate/${product}`, { prompt: `on a wooden table, number ${index}` })
  )
  const deadline = Date.now() + PATIENCE_MS
  let done = 0
  let counts = await countGenerations(instance)
  while (counts.open > 0 || counts.succeeded + counts.refunded + counts.lost < generations) {
    if (Date.now() > deadline) throw new Error(`Still open: ${JSON.stringify(counts)}`)
    const isMiddle = counts.succeeded > between * done && counts.open > 0
    if (done < times && isMiddle && instance.pids.worker) {
      await instance.kill('worker', signal)
      done += 1
    }
    await sleep(500)
    counts = await countGenerations(instance)
  }
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  return { counts, statuses, disturbances: done }
}
