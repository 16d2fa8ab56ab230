import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { awaitGeneration } from '#app/work/await_generation'
import type Generation from '#app/work/models/generation'
import { WAIT_MS } from '#config/generations'
import { loadWorkResult } from '../queries/load_work_result.js'
import { statusUrl, workData } from '../transformers/work_data.js'

/**
 * Answers with what a piece of work has made. A caller that prefers not to wait, or that has waited long enough, is
 * told with a 202 where to ask for it (RFC 7240, `Prefer: respond-async`).
 * @throws AppError with the work's own sentence when it failed or was cancelled
 */
export async function answerWork(ctx: HttpContext, generation: Generation) {
  const { request, response } = ctx
  const isAsync = prefersAsync(request)
  const done = isAsync ? null : await awaitGeneration(ctx, generation, WAIT_MS)
  if (done) return response.json({ generation_id: done.id, ...(await loadWorkResult(done)) })
  if (isAsync) response.header('Preference-Applied', 'respond-async')
  // Columns that the database fills in are not known yet, and it may have gone on meanwhile.
  await generation.refresh()
  response.header('Location', statusUrl(generation.id))
  return response.accepted(workData(generation, await loadWorkResult(generation)))
}

function prefersAsync(request: HttpRequest): boolean {
  const preferences = request.header('prefer')?.split(/[,;]/) ?? []
  return preferences.some((it) => it.trim().toLowerCase() === 'respond-async')
}
