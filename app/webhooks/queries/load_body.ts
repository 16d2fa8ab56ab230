import db from '@adonisjs/lucid/services/db'
import { loadWorkResult } from '#app/api/queries/load_work_result'
import { workData } from '#app/api/transformers/work_data'
import { sql } from '#app/core/database/sql'
import Generation from '#app/work/models/generation'

interface EventRow {
  type: string
  generationId: string | null
  data: object | null
  body: string | null
  createdAt: Date
}

/**
 * What is sent of an event: JSON with its type, its time and what the public API answers about it. Written down when it is sent
 * first, so that each try sends the same.
 * @returns null when the event is gone
 */
export async function loadBody(messageId: string): Promise<string | null> {
  const [event] = await sql<EventRow>(
    db.connection(),
    `select type, generation_id as "generationId", data, body, created_at as "createdAt"
     from webhook_messages where id = ?`,
    [messageId]
  )
  if (!event || event.body !== null) return event?.body ?? null
  const body = JSON.stringify({
    type: event.type,
    timestamp: event.createdAt.toISOString(),
    data: event.data ?? (await dataOfWork(event.generationId!)),
  })
  const [written] = await sql<{ body: string }>(
    db.connection(),
    'update webhook_messages set body = coalesce(body, ?) where id = ? returning body',
    [body, messageId]
  )
  return written?.body ?? null
}

async function dataOfWork(id: string) {
  const generation = await Generation.findOrFail(id)
  return workData(generation, await loadWorkResult(generation))
}
