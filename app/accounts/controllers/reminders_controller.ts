import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { maskEmail } from '../emails/mask_email.js'
import User from '../models/user.js'
import { notFound } from '#app/core/errors/errors'
import { sql } from '#app/core/database/sql'

/** The reminders that somebody gets by mail, by the signed link in each of them. */
export default class RemindersController {
  /** Asks first: programs that look at mails open the links in them. */
  async show({ inertia, params, response }: HttpContext) {
    const user = await User.find(params.user)
    if (!user) throw notFound()
    response.header('Referrer-Policy', 'same-origin')
    response.header('Cache-Control', 'no-store')
    return inertia.render('accounts/reminders', {
      email: maskEmail(user.email),
      wanted: user.wantsReminders,
    })
  }

  /** Ends them, as mail programs ask for with one click (RFC 8058), or has them sent again where `wanted` says so. */
  async store({ params, request, response }: HttpContext) {
    const wanted = [true, 'true', '1'].includes(request.input('wanted'))
    await sql(db.connection(), 'update users set wants_reminders = ? where id = ?', [
      wanted,
      params.user,
    ])
    return response.redirect().status(303).toPath(request.url(true))
  }
}
