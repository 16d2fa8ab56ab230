import { join } from 'node:path'
import { writeFile } from 'node:fs/promises'
import { EngineError } from '#app/engines/engine_error'
import { storeBytes } from '#app/media/store_bytes'
import { recordMedia } from '#app/media/record_media'
import { addCredentials } from '#app/provenance/add_credentials'
import { findSources } from '#app/provenance/find_sources'
import { sql } from '#app/shell/sql'
import { EXPORT_FORMATS } from '#config/studio'
import { fitFilm } from '../fit_film.js'
import { findVideo } from '../queries/list_videos.js'
import { STUDIO_ERRORS } from '../texts.js'
import type { Work } from './outcome.js'

/** A film as an advertising slot wants it. */
export const videoExport: Work<'video_export'> = async (generation, params, _engine, context) => {
  const { videoId, format, seconds } = params
  const { userId: ownerId } = generation
  const film = await findVideo(videoId)
  if (!film) throw new EngineError('invalid_input', STUDIO_ERRORS.videoDeleted)
  const source = join(context.scratch, 'film.mp4')
  await writeFile(source, await context.read(film.mediaId))
  const { width, height } = EXPORT_FORMATS[format]
  const path = join(context.scratch, 'export.mp4')
  await fitFilm(
    { source, path, from: film, to: { width, height }, seconds: seconds ?? film.seconds },
    context
  )
  const made = { path, mime: 'video/mp4' }
  await addCredentials(made, {
    action: 'c2pa.transcoded',
    sourceType: 'algorithmicallyEnhanced',
    engine: null,
    sources: await findSources(film.mediaId),
  })
  const stored = await storeBytes({ ...made, ownerId })
  const file = { ...stored, width, height, placeholder: film.poster.placeholder }
  return {
    unusedCredits: 0,
    engineCostCents: 0,
    async record(trx) {
      const [kept] = await sql(trx, 'select 1 from videos where id = ? for key share', [videoId])
      if (!kept) throw new EngineError('invalid_input', STUDIO_ERRORS.videoDeleted)
      return { mediaId: (await recordMedia(file, trx)).id }
    },
  }
}
