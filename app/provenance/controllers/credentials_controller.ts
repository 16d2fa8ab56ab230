import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import { readBytes } from '#app/media/read_media'
import { notFound } from '#app/shell/exceptions/app_error'
import { readCredentials } from '../read_credentials.js'

/** The content credentials of a stored file. */
export default class CredentialsController {
  /** `GET /api/media/{id}/credentials`: null when the file carries none. */
  async show({ auth, params, response }: HttpContext) {
    const media = await findVisibleMedia(params.id, auth.getUserOrFail().id)
    if (!media) throw notFound()
    const bytes = await readBytes(media.diskKey)
    return response.json({ credentials: await readCredentials(bytes, media.mime) })
  }
}
