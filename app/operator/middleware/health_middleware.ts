import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import db from '@adonisjs/lucid/services/db'
import { eventHub } from '#app/core/queue/event_hub'
import { room } from '#app/operator/disk/room'
import { workerState } from '#app/operator/worker_state'
import { sql } from '#app/core/database/sql'
import { vitrineVersion } from '#config/version'

/** Probes pass the admission: however many come at once, they ask the database one thing at a time. */
let asked: Promise<boolean> | null = null

/** Whether the database answers. */
function answers(): Promise<boolean> {
  return sql(db.connection(), 'select 1').then(
    () => true,
    () => false
  )
}

/**
 * Answers probes before anything else looks at a request, so that they leave no sessions behind and need no disk:
 * `/health/live` while the process runs, `/health/ready` while the database answers and events arrive. The latter
 * tells of its version, since those of several hosts may differ during an upgrade, and of the worker; without one, work waits and pages still answer. So they do without room for uploads (`disk`).
 */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    switch (request.url()) {
      case '/health/live':
        return response.json({ status: 'ok' })
      case '/health/ready': {
        const database = await (asked ??= answers().finally(() => (asked = null)))
        const events = eventHub.isListening
        const isReady = database && events
        const worker = workerState()
        return response.status(isReady ? 200 : 503).json({
          status: isReady ? 'ok' : 'unavailable',
          version: vitrineVersion,
          database,
          events,
          disk: (await room.isFull()) ? 'full' : 'ok',
          ...(worker ? { worker } : {}),
        })
      }
      default:
        return next()
    }
  }
}
