import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/attachment'
import { AppError, notFound } from '#app/shell/exceptions/app_error'
import { WAIT_MS } from '#config/studio'
import { deleteVideo } from '../actions/delete_video.js'
import { requestVideoExport } from '../actions/request_video_export.js'
import { acceptedAnswer, awaitGeneration } from '../await_generation.js'
import { findOwnVideo, loadSubtitles } from '../queries/list_videos.js'
import { loadResult } from '../queries/load_result.js'
import { STUDIO_ERRORS } from '../texts.js'
import { exportVideoValidator } from '../validators/video.js'

const SUBTITLE_TYPES = { srt: 'application/x-subrip', vtt: 'text/vtt' }

/** Films that were made: exports of them, and their end. */
export default class KeptVideosController {
  /** `POST /api/videos/{id}/export` answers with the address of the file, made before or now. */
  async export(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const { format, seconds = null } = await request.validateUsing(exportVideoValidator)
    const userId = auth.getUserOrFail().id
    const video = await findOwnVideo(params.id, userId)
    if (seconds !== null && video.seconds <= seconds) {
      throw new AppError(422, 'too_short', STUDIO_ERRORS.tooShort(seconds))
    }
    const generation = await requestVideoExport({ userId, video, format, seconds })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    return done ? response.json(await loadResult(done)) : acceptedAnswer(ctx, generation)
  }

  /** `GET /videos/{id}/subtitles/{format}`: SubRip to save, WebVTT also for players. */
  async subtitles({ auth, params, request, response }: HttpContext) {
    const format = params.format === 'srt' ? 'srt' : 'vtt'
    const { id } = await findOwnVideo(params.id, auth.getUserOrFail().id)
    const subtitles = await loadSubtitles(id)
    if (!subtitles) throw notFound()
    const mime = SUBTITLE_TYPES[format]
    const name: unknown = request.input('name')
    if (name !== undefined) response.header('Content-Disposition', attachment(name, mime))
    response.header('Content-Type', `${mime}; charset=utf-8`)
    return response.send(subtitles[format])
  }

  /** `DELETE /api/videos/{id}` */
  async destroy({ auth, params, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    await deleteVideo(await findOwnVideo(params.id, userId), userId)
    return response.noContent()
  }
}
