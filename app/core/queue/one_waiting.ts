import Timekeeper from 'pg-boss/dist/timekeeper.js'

/** Of a job that a schedule is to send, as pg-boss hands it on. */
interface Due {
  data: { name: string; options?: { singletonKey?: string } | null }
}

interface Internals {
  db: { executeSql(text: string, values: unknown[]): Promise<{ rows: { name: string }[] }> }
  config: { schema: string }
}

type SendDue = (this: Internals, jobs: Due[]) => Promise<unknown>

/** Key of jobs that a schedule has sent. */
export const SCHEDULED = 'scheduled'

const { prototype } = Timekeeper as unknown as { prototype: { onSendIt: SendDue } }
const sendAll = prototype.onSendIt

/**
 * A schedule sends nothing while its last job still waits: a queue that is paused, or that nobody takes from, would have thousands of jobs that all do
 * the same. pg-boss has that for whole queues alone, whose other jobs would be dropped too.
 */
prototype.onSendIt = async function sendMissing(jobs) {
  const names = jobs.map(({ data }) => data.name)
  const { rows } = await this.db.executeSql(
    `select distinct name from ${this.config.schema}.job
     where name = any($1) and singleton_key = $2 and state < 'active'`,
    [names, SCHEDULED]
  )
  const waiting = new Set(rows.map(({ name }) => name))
  return sendAll.call(
    this,
    jobs.filter(({ data }) => data.options?.singletonKey !== SCHEDULED || !waiting.has(data.name))
  )
}
