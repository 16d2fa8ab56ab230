import type { Fault } from '#app/core/self_checks'
import { listPending } from '../schema/list_pending.js'

/** Whether the database is as this version needs it. */
export async function checkMigrations(): Promise<Fault[]> {
  const pending = await listPending()
  if (pending.length === 0) return []
  return [
    {
      problem: `${pending.length} migrations have not run: ${pending.slice(0, 5).join(', ')}.`,
      fix: 'Run `npm start` of this version, which brings the database up to date.',
    },
  ]
}
