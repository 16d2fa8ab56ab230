import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { replaceProfilePhoto } from '../actions/replace_profile_photo.js'

export default class ProfilePhotoController {
  async destroy({ auth, response, session }: HttpContext) {
    const userId = auth.getUserOrFail().id
    await db.transaction((trx) => replaceProfilePhoto(trx, userId, null))
    session.flash('status', 'profile-photo-deleted')
    return response.redirect().status(303).back()
  }
}
