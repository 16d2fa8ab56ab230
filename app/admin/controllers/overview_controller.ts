import type { HttpContext } from '@adonisjs/core/http'
import { lastCheckpointAt } from '#app/backup/checkpoint/last_checkpoint'
import { openStore } from '#app/backup/store/open_store'
import { room } from '#app/operator/disk/room'
import {
  countMessages,
  listEndedWork,
  listFailures,
  listOpenWork,
  listQueues,
} from '#app/operator/queries/figures'
import { listPending } from '#app/operator/schema/list_pending'
import { workerState } from '#app/operator/worker_state'
import { backupPlace } from '#config/backup'
import { enginesInUse } from '#config/engine'
import { vitrineVersion } from '#config/version'
import { countProcesses, loadChecks, loadToday } from '../queries/load_overview.js'
import { listUnspentCredits } from '#app/credits/queries/list_unspent_credits'
import { countUnseenErrors } from '../lists/errors.js'
import { checksData, endedWorkData, queueData, unspentData } from '../transformers/overview_data.js'

/** `GET /admin`: how the installation is, at a glance. */
export default class OverviewController {
  async show({ inertia }: HttpContext) {
    const [pending, processes, unseen, checks, queues, open, messages, today, unspent] =
      await Promise.all([
        listPending(),
        countProcesses(),
        countUnseenErrors(),
        loadChecks(),
        listQueues(),
        listOpenWork(),
        countMessages(),
        loadToday(),
        listUnspentCredits(),
      ])
    const free = await room.free()
    return inertia.render('admin/overview', {
      system: {
        version: vitrineVersion,
        node: process.versions.node,
        engines: [...enginesInUse],
        pending_migrations: pending.length,
        processes,
        unseen_errors: unseen,
        worker: workerState()?.state ?? null,
        free_bytes: Number.isFinite(free) ? free : null,
      },
      checks: checksData(checks),
      queues: queues.map(queueData),
      open_work: open,
      messages,
      today,
      unspent: unspentData(unspent),
      // What takes longer comes after the page.
      ended_work: inertia.defer(async () => (await listEndedWork()).map(endedWorkData)),
      failures: inertia.defer(() => listFailures()),
      checkpoint: inertia.defer(() => lastCheckpoint(), 'checkpoint'),
    })
  }
}

/** A bucket may be away, which the page bears. */
async function lastCheckpoint() {
  if (backupPlace === null) return { state: 'off' as const }
  try {
    const made = await lastCheckpointAt(await openStore(backupPlace, 'read'))
    return { state: 'read' as const, made_at: made?.toISOString() ?? null }
  } catch (error) {
    return { state: 'unreadable' as const, problem: (error as Error).message }
  }
}
