import { firstOf } from '#app/core/elements'
import type { Installation } from './installation/installation.js'
import type { Instance } from './instance.js'
import { query } from './query.js'
import { until } from './until.js'
import type { Visitor } from './visitor.js'

interface Counts {
  open: number
  succeeded: number
  refunded: number
  lost: number
}

/** How the generations of a user, or of all, stand; `lost` ended otherwise than with pictures or with all credits back. */
export async function countGenerations(
  instance: Pick<Instance, 'databaseUrl'>,
  userId: number | null = null
): Promise<Counts> {
  const row = firstOf(
    await query<Record<keyof Counts, string>>(
      instance,
      `with asked as (
       select g.id, g.state, g.credit_cost,
         (select count(*) from generated_images i where i.generation_id = g.id) as pictures,
         (select coalesce(sum(change), 0) from credit_entries e where e.generation_id = g.id) as net
       from generations g where g.kind = 'generate' and g.credit_cost > 0 and g.user_id = coalesce($1, g.user_id))
     select count(*) filter (where state in ('queued', 'running')) as open,
       count(*) filter (where state = 'succeeded' and pictures = credit_cost and net = -credit_cost) as succeeded,
       count(*) filter (where state = 'failed' and pictures = 0 and net = 0) as refunded,
       count(*) filter (where state not in ('queued', 'running')
         and not (state = 'succeeded' and pictures = credit_cost and net = -credit_cost)
         and not (state = 'failed' and pictures = 0 and net = 0)) as lost
     from asked`,
      [userId]
    )
  )
  return Object.fromEntries(
    Object.entries(row).map(([name, count]) => [name, Number(count)])
  ) as unknown as Counts
}

interface Disturbance {
  visitor: Visitor & { user: { id: number } }
  product: number
  generations: number
  signal: NodeJS.Signals
  times: number
  /** Generations that are made from one disturbance to the next. */
  between?: number
}

/**
 * Has pictures made while the worker is ended and started again, each time when some more of them are ready, and waits until all
 * work has ended.
 *
 * @returns how it ended, and the statuses of the calls
 */
export async function generateDisturbed(
  installation: Installation,
  { visitor, product, generations, signal, times, between = 4 }: Disturbance
) {
  const before = await countGenerations(installation, visitor.user.id)
  const count = async () => {
    const now = await countGenerations(installation, visitor.user.id)
    const names = Object.keys(now) as (keyof Counts)[]
    return Object.fromEntries(names.map((it) => [it, now[it] - before[it]])) as unknown as Counts
  }
  const asked = Array.from({ length: generations }, (_, index) =>
    visitor.post(`/api/generate/${product}`, { prompt: `on a wooden table, number ${index}` })
  )
  let disturbances = 0
  for (; disturbances < times; disturbances++) {
    const isMiddle = async () => {
      const { succeeded, open } = await count()
      return succeeded > between * disturbances && open > 0
    }
    await until(isMiddle)
    await installation.kill('worker', signal)
    await installation.start('worker')
  }
  const counts = await until(async () => {
    const now = await count()
    return now.open === 0 && now.succeeded + now.refunded + now.lost === generations ? now : null
  })
  const statuses = (await Promise.all(asked)).map(({ status }) => status)
  return { counts, statuses }
}
