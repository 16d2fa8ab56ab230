import type { HttpContext } from '@adonisjs/core/http'
import pLimit from 'p-limit'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import { readBytes } from '#app/media/store/read_media'
import { notFound } from '#app/core/errors/errors'
import { readCredentials } from '../read_credentials.js'

/** A file is held in memory while it is read, a film whole; the library reads one after the other in any case. */
const oneAtATime = pLimit(1)

/** The content credentials of a stored file. */
export default class CredentialsController {
  /** `GET /api/media/{id}/credentials`: null when the file carries none. */
  async show({ auth, params, response }: HttpContext) {
    const media = await findVisibleMedia(params.id, auth.getUserOrFail().id)
    if (!media) throw notFound()
    const credentials = await oneAtATime(async () =>
      readCredentials(await readBytes(media.diskKey), media.mime)
    )
    return response.json({ credentials })
  }
}
