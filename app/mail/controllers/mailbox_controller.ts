import { safeEqual } from '@adonisjs/core/helpers'
import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { appKey } from '#config/app'
import { mailDriver } from '#config/mail'
import { mailboxKey } from '../mailbox/mailbox_key.js'
import { readMailbox } from '../mailbox/read_mailbox.js'
import { mailboxNeedsKey } from '../errors.js'

/** What the HTML of a mail may do when it is looked at: nothing but show itself. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const COOKIE = 'mailbox_key'

/** The mail that would have been sent, for installations without a mail server. */
export default class MailboxController {
  async index(ctx: HttpContext) {
    const { key } = ctx.request.qs()
    if (key !== undefined) return exchangeKey(ctx, key)
    refuseStrangers(ctx)
    const mails = await readMailbox()
    return ctx.inertia.render('mail/mailbox', {
      mails: mails.map(({ html: _, ...mail }) => mail),
    })
  }

  /** The HTML of one mail, for the frame that shows it. */
  async show(ctx: HttpContext) {
    refuseStrangers(ctx)
    const mail = (await readMailbox()).find(({ id }) => id === ctx.params.id)
    if (!mail) throw notFound()
    ctx.response.header('content-security-policy', MAIL_POLICY)
    ctx.response.header('x-frame-options', 'SAMEORIGIN')
    return ctx.response.type('text/html').send(mail.html)
  }
}

/**
 * Mail lets somebody in who reads it. Where a request comes from proves nothing: one that a proxy of this machine passes on may
 * look exactly like one that was made on it, without any header that tells. So only who has the key that the start prints sees it.
 */
function refuseStrangers({ request }: HttpContext): void {
  if (mailDriver !== 'mailbox') throw notFound()
  if (!isKey(request.plainCookie(COOKIE, undefined, false))) throw mailboxNeedsKey()
}

/** The key leaves the address, where others could read it: in the window's bar, in its history, as a referrer. */
function exchangeKey({ response }: HttpContext, key: unknown) {
  if (mailDriver !== 'mailbox') throw notFound()
  if (!isKey(key)) throw mailboxNeedsKey()
  response.plainCookie(COOKIE, key, { path: '/mailbox', maxAge: '30d', encode: false })
  return response.redirect().toPath('/mailbox')
}

function isKey(sent: unknown): sent is string {
  return typeof sent === 'string' && safeEqual(sent, mailboxKey(appKey.release()))
}
