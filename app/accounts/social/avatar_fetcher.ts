import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import { fetchPicture } from '#app/media/fetching/fetch_picture'
import type { Upload } from '#app/media/intake/uploads'
import { scratchDir } from '#config/engine'
import { AVATAR_LIMITS } from '#config/social'

/** Fetches the picture that a provider names; a provider is no more trusted with addresses than anybody. */
export class AvatarFetcher {
  /**
   * Https and public addresses alone; the caller removes the file.
   * @throws PictureRefused
   */
  fetch(address: string): Promise<Upload> {
    return fetchPicture(address, {
      folder: join(app.makePath(scratchDir), 'fetched'),
      limits: AVATAR_LIMITS,
      httpsOnly: true,
    })
  }
}
