import type { HttpContext } from '@adonisjs/core/http'
import { acceptPicture, PictureRefused } from '#app/media/intake/accept_picture'
import { acceptSound } from '../accept_sound.js'
import { SoundRefused } from '../sound_refused.js'
import { uploadsIn } from '#app/media/intake/uploads'
import { firstOf } from '#app/core/elements'
import { pictureData } from '#app/media/intake/picture_data'
import { FormError } from '#app/core/errors/form_error'
import { readText } from '#app/core/validation/text_fields'
import { keepLogo } from '../actions/keep_logo.js'
import { keepSound } from '../actions/keep_sound.js'
import { REEL_ERRORS } from '../messages/en/common.js'
import { soundData } from '../transformers/reel_data.js'

/** Characters of a sound's name. */
const LONGEST_NAME = 100

/** What merchants bring for their reels: sounds and a logo. */
export default class ReelFilesController {
  /** `POST /reels/sounds`: a form with the file in `sound`. */
  async storeSound({ auth, request, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const [upload] = uploadsIn(request, 'sound') ?? []
    if (!upload) throw new FormError({ sound: REEL_ERRORS.soundMissing })
    try {
      const stored = await acceptSound(upload, userId)
      const name = readText(upload.originalName, LONGEST_NAME)
      return response.created(soundData(await keepSound(stored, name, userId)))
    } catch (error) {
      if (!(error instanceof SoundRefused)) throw error
      throw new FormError({ sound: error.sentence })
    }
  }

  /** `PUT /reels/logo`: a form with the picture in `logo`, which takes the place of the one before. */
  async updateLogo({ auth, request, response }: HttpContext) {
    const userId = auth.getUserOrFail().id
    const uploads = uploadsIn(request, 'logo') ?? []
    if (uploads.length !== 1) throw new FormError({ logo: REEL_ERRORS.logo })
    try {
      const stored = await acceptPicture(firstOf(uploads), userId)
      const id = (await keepLogo(stored, userId))!
      return response.json(pictureData({ ...stored, id }))
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      throw new FormError({ logo: error.sentence })
    }
  }

  /** `DELETE /reels/logo` */
  async destroyLogo({ auth, response }: HttpContext) {
    await keepLogo(null, auth.getUserOrFail().id)
    return response.noContent()
  }
}
