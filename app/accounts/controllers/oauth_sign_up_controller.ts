import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { arrivalOf } from '../arrivals.js'
import { FormError } from '#app/core/errors/form_error'
import { noteFailedSignIn } from '../actions/note_failed_sign_in.js'
import { queueSignUpMail } from '../actions/queue_sign_up_mail.js'
import { resolveSocialUser } from '../actions/resolve_social_user.js'
import { clientInfo } from '../sessions/client_info.js'
import { ACCOUNT_ERRORS } from '../messages/en/errors.js'
import { mayMailTo } from '../emails/mail_limit.js'
import User from '../models/user.js'
import { refuse } from '../social/answer.js'
import { finishSignIn } from '../social/finish_sign_in.js'
import { dropPending, readPending, setPendingEmail } from '../social/pending.js'
import { findProvider } from '../social/provider.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'
import { emailField } from '../emails/email_field.js'

const emailValidator = vine.create({ email: emailField() })

/**
 * Asks a newcomer for an address when the provider vouches for none. The account is made when the link in the mail is
 * opened in the same browser, so that nobody can have an account wait under somebody else's address.
 */
export default class OauthSignUpController {
  show(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    const pending = readPending(ctx, 'signUp', provider.id)
    if (!pending) return refuse(ctx, SOCIAL_MESSAGES.mismatch(provider.name))
    return ctx.inertia.render('accounts/oauth_sign_up', {
      provider,
      email: pending.email ?? pending.profile.email ?? '',
      sentTo: pending.email,
    })
  }

  async store(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    const { email } = await ctx.request.validateUsing(emailValidator)
    const pending = readPending(ctx, 'signUp', provider.id)
    if (!pending) return refuse(ctx, SOCIAL_MESSAGES.mismatch(provider.name))
    // One that nobody ever proved is taken over by who opens the link.
    if (await User.query().where({ email }).whereNotNull('address_proven_at').first()) {
      throw new FormError({ email: SOCIAL_MESSAGES.emailTaken(provider.name) })
    }
    if (!(await mayMailTo(email))) throw new FormError({ email: ACCOUNT_ERRORS.resetWait })
    await queueSignUpMail(pending.profile, email)
    setPendingEmail(ctx, email)
    ctx.session.flash('status', SOCIAL_MESSAGES.linkSent)
    return ctx.response.redirect().toRoute('oauth.sign_up', { provider: provider.id })
  }

  async verify(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    const pending = readPending(ctx, 'signUp', provider.id)
    const email: unknown = ctx.request.qs().email
    if (!pending || pending.email === null || pending.email !== email) {
      return refuse(ctx, SOCIAL_MESSAGES.mismatch(provider.name))
    }
    dropPending(ctx)
    const outcome = await resolveSocialUser(pending.profile, {
      origin: '/register',
      client: clientInfo(ctx),
      recordArrival: arrivalOf(ctx),
      verifiedEmail: pending.email,
    })
    if (outcome.kind === 'refused') {
      noteFailedSignIn(ctx, outcome.user ?? null, 'sign_in_unconnected')
      return refuse(ctx, outcome.text)
    }
    if (outcome.kind === 'needs_email') throw new Error('A verified address was not taken')
    return finishSignIn(ctx, outcome, pending.profile)
  }
}
