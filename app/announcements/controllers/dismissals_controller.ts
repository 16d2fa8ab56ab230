import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { dismissAnnouncement } from '../actions/dismiss_announcement.js'

/** Announcements that somebody has put away. */
export default class DismissalsController {
  async store({ auth, params, request, response }: HttpContext) {
    await dismissAnnouncement(auth.getUserOrFail().id, Number(params.announcement))
    if (replyKind(request) === 'json') return response.noContent()
    return response.redirect().status(303).back()
  }
}
