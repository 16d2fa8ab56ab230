import Generation from '#app/work/models/generation'
import type { ParamsOf } from '#app/work/params'

/** The newest export of these facts that has been made or is under way; null when there is none. */
export function findVideoExport(
  userId: number,
  params: ParamsOf<'video_export'>
): Promise<Generation | null> {
  return Generation.query()
    .where('userId', userId)
    .where('kind', 'video_export')
    .whereIn('state', ['queued', 'running', 'succeeded'])
    .where('params', JSON.stringify(params))
    .orderBy('createdAt', 'desc')
    .first()
}
