import type { HttpContext } from '@adonisjs/core/http'
import ipaddr from 'ipaddr.js'
import { AppError, notFound } from '#app/shell/exceptions/app_error'
import { mailDriver } from '#config/mail'
import { MAILBOX_TEXTS } from '../texts.js'
import { readMailbox } from '../mailbox/read_mailbox.js'

/** What the HTML of a mail may do when it is looked at: nothing but show itself. */
const MAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox"

/** The mail that would have been sent, for installations without a mail server. */
export default class MailboxController {
  async index(ctx: HttpContext) {
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
 * Mail lets somebody in who reads it, so it is shown on this machine alone: to requests that come straight from it, not
 * through a proxy, and that ask for it by an address of it (a web page elsewhere must not get at it by a name of its own).
 */
function refuseStrangers({ request }: HttpContext): void {
  if (mailDriver !== 'mailbox') throw notFound()
  const forwarded = request.header('x-forwarded-for') ?? request.header('forwarded')
  const isLocal = ipaddr.process(request.ip()).range() === 'loopback'
  const host = request.hostname() ?? ''
  const namedLocally = host === 'localhost' || host.endsWith('.localhost') || isLoopback(host)
  if (forwarded || !isLocal || !namedLocally) {
    throw new AppError(403, 'mailbox_is_local', MAILBOX_TEXTS.onlyHere)
  }
}

function isLoopback(host: string): boolean {
  const address = host.replace(/^\[|\]$/g, '')
  return ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'
}
