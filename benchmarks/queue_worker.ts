import { once } from 'node:events'
import { PgBoss } from 'pg-boss'
import '#app/core/queue/left_groups'
import type { Claims } from './queue.js'

/** Fetches at a time, as a worker with provider does. */
const FETCHERS = 8

process.send!('ready')
const [{ url, queue: name, atOnce, ends }] = (await once(process, 'message')) as [Claims]
const options = {
  connectionString: url,
  max: FETCHERS,
  supervise: false,
  schedule: false,
  migrate: false,
  leftGroups: ['products'],
}
const queue = new PgBoss(options)
await queue.start()
const ids: string[] = []
async function claim(): Promise<void> {
  for (;;) {
    const jobs = await queue.fetch(name, { batchSize: atOnce })
    if (jobs.length === 0) return
    ids.push(...jobs.map(({ id }) => id))
    if (ends) await queue.complete(name, jobs)
  }
}
await Promise.all(Array.from({ length: FETCHERS }, claim))
process.send!(ids)
