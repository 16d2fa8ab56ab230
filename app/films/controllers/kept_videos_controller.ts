import type { HttpContext } from '@adonisjs/core/http'
import { attachment } from '#app/media/serving/attachment'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { EXPORT_SECONDS, LIGHT_KILOBYTES, WAIT_MS } from '#config/generations'
import { deleteVideo } from '../actions/delete_video.js'
import { requestVideoExport } from '../actions/request_video_export.js'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { LOOP_SECONDS } from '../light_forms/make_loop.js'
import { findOwnVideo, loadSubtitles, type OwnVideo } from '../queries/list_videos.js'
import { loadResult } from '#app/work/kinds/define_work'
import { GENERATION_ERRORS } from '#app/work/messages/en/common'
import { exportVideoValidator } from '../validators/video.js'
import { tooShort } from '../errors.js'

const SUBTITLE_TYPES = { srt: 'application/x-subrip', vtt: 'text/vtt' }

/** Films that were made: exports of them, and their end. */
export default class KeptVideosController {
  /** `POST /api/videos/{id}/export` answers with the address of the file, made before or now. */
  async export(ctx: HttpContext) {
    const { auth, params, request, response } = ctx
    const userId = auth.getUserOrFail().id
    const wanted = await request.validateUsing(exportVideoValidator)
    const video = await findOwnVideo(params.id, userId)
    const generation = await requestVideoExport({ userId, video, ...exportOf(wanted, video) })
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

type Wanted = Awaited<ReturnType<(typeof exportVideoValidator)['validate']>>

/** @throws AppError 422 for a cut that is no shorter than the film; FormError for another length than slots take */
function exportOf({ format, seconds, kilobytes }: Wanted, video: OwnVideo) {
  if (format !== 'loop' && format !== 'webp' && format !== 'gif') {
    if (seconds !== undefined && seconds !== EXPORT_SECONDS) {
      throw new FormError({ seconds: GENERATION_ERRORS.exportSeconds(EXPORT_SECONDS) })
    }
    if (seconds !== undefined && video.seconds <= seconds) {
      throw tooShort({ seconds })
    }
    return { format, seconds: seconds ?? null }
  }
  const length = { format, seconds: seconds ?? LOOP_SECONDS.longest }
  return format === 'loop' ? length : { ...length, kilobytes: kilobytes ?? LIGHT_KILOBYTES.usual }
}
