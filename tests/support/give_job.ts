import { PgBoss } from 'pg-boss'
import type { Instance } from './instance.js'

/** Has a worker of an instance do something, soon. */
export async function giveJob(
  { databaseUrl }: Pick<Instance, 'databaseUrl'>,
  queueName: string,
  data: object
): Promise<void> {
  const queue = new PgBoss({
    connectionString: databaseUrl,
    migrate: false,
    supervise: false,
    schedule: false,
  })
  await queue.start()
  await queue.send(queueName, data)
  await queue.stop({ graceful: false })
}
