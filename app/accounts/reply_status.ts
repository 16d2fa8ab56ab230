import type { HttpContext, HttpResponse } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'

/** The answer of an action that changed something and has nothing to show: 200 for scripts, back to the page otherwise. */
export function replyStatus({ request, response, session }: HttpContext, status: string) {
  if (replyKind(request) === 'json') return emptyJson(response)
  session.flash('status', status)
  return response.redirect().back()
}

/** Tells a script that there is nothing to tell: an empty string in JSON, since an empty body is none. */
export function emptyJson(response: HttpResponse): void {
  response.type('json').send('""')
}
