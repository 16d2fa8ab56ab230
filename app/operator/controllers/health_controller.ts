import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { eventHub } from '#app/queue/event_hub'
import { sql } from '#app/shell/sql'

export default class HealthController {
  /** The process runs. */
  live({ response }: HttpContext) {
    return response.json({ status: 'ok' })
  }

  /** The process can do its work: the database answers and events arrive. */
  async ready({ response }: HttpContext) {
    const database = await sql(db.connection(), 'select 1').then(
      () => true,
      () => false
    )
    const events = eventHub.isListening
    return response
      .status(database && events ? 200 : 503)
      .json({ status: database && events ? 'ok' : 'unavailable', database, events })
  }
}
