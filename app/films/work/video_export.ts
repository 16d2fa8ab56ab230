import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import type { EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { storeBytes } from '#app/media/store/store_bytes'
import { recordMedia } from '#app/media/store/record_media'
import { addCredentials } from '#app/provenance/add_credentials'
import { findSources } from '#app/provenance/find_sources'
import { sql } from '#app/core/database/sql'
import { EXPORT_FORMATS, LIGHT_KILOBYTES, type LightFormat } from '#config/generations'
import { fitFilm } from '../fit_film.js'
import { makeAnimation } from '../light_forms/make_animation.js'
import { LOOP_SECONDS, makeLoop } from '../light_forms/make_loop.js'
import type { ParamsOf } from '#app/work/params'
import { findVideo } from '../queries/list_videos.js'
import type { Work } from '#app/work/kinds/outcome'

/** A film as an advertising slot wants it. */
export const videoExport: Work<'video_export'> = async (generation, params, _engine, context) => {
  const { videoId } = params
  const { userId: ownerId } = generation
  const film = await findVideo(videoId)
  if (!film) throw new EngineError('video_deleted')
  const source = join(context.scratch, 'film.mp4')
  await writeFile(source, await context.read(film.mediaId))
  const made = await exported(params, { ...film, source }, context)
  // GIF has no place for them.
  if (made.mime !== 'image/gif') {
    await addCredentials(made, {
      action: 'c2pa.transcoded',
      sourceType: 'algorithmicallyEnhanced',
      engine: null,
      sources: await findSources(film.mediaId),
    })
  }
  const { path, mime, width, height } = made
  const stored = await storeBytes({ path, mime, ownerId })
  const file = { ...stored, width, height, placeholder: film.poster.placeholder }
  return {
    unusedCredits: 0,
    engineCostCents: 0,
    async record(trx) {
      const [kept] = await sql(trx, 'select 1 from videos where id = ? for key share', [videoId])
      if (!kept) throw new EngineError('video_deleted')
      return { mediaId: (await recordMedia(file, trx)).id }
    },
  }
}

interface Film {
  source: string
  /** Pixels. */
  width: number
  height: number
  seconds: number
}

interface Exported {
  path: string
  mime: 'video/mp4' | 'image/webp' | 'image/gif'
  width: number
  height: number
}

/** A film in the frame of an advertising slot, or in a light form. */
async function exported(
  { format, seconds, kilobytes }: ParamsOf<'video_export'>,
  film: Film,
  context: EngineContext
): Promise<Exported> {
  const { source } = film
  if (format === 'loop' || format === 'webp' || format === 'gif') {
    return lightForm({ format, seconds, kilobytes }, film, context)
  }
  const size = EXPORT_FORMATS[format]
  const path = join(context.scratch, 'export.mp4')
  await fitFilm({ source, path, from: film, to: size, seconds: seconds ?? film.seconds }, context)
  return { path, mime: 'video/mp4', ...size }
}

/** A loop of a film, and of that a picture that moves, if one is wanted. */
async function lightForm(
  { format, seconds, kilobytes }: LightForm,
  film: Film,
  context: EngineContext
): Promise<Exported> {
  const { source, width, height } = film
  const loop = join(context.scratch, 'loop.mp4')
  const length = seconds ?? LOOP_SECONDS.longest
  await makeLoop({ source, path: loop, film, seconds: length }, context)
  if (format === 'loop') return { path: loop, mime: 'video/mp4', width, height }
  const path = join(context.scratch, `animation.${format}`)
  const mostBytes = (kilobytes ?? LIGHT_KILOBYTES.usual) * 1024
  const size = await makeAnimation({ source: loop, path, format, film, mostBytes }, context)
  return { path, mime: `image/${format}`, width: size.width, height: size.height }
}

interface LightForm extends Pick<ParamsOf<'video_export'>, 'seconds' | 'kilobytes'> {
  format: LightFormat
}
