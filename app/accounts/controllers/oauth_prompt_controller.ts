import vine from '@vinejs/vine'
import type { HttpContext } from '@adonisjs/core/http'
import { connectAccount } from '../actions/connect_account.js'
import { copyAccountAvatar } from '../actions/copy_account_avatar.js'
import { clientInfo } from '../sessions/client_info.js'
import { toProfile } from '../social/answer.js'
import { dropPending, readPending } from '../social/pending.js'
import { findProvider } from '../social/provider.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'

const answerValidator = vine.create({ result: vine.enum(['confirm', 'deny'] as const) })

/** Asks a signed-in user whether an account elsewhere is to be connected. */
export default class OauthPromptController {
  async show(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    const pending = readPending(ctx, 'connect', provider.id)
    if (!pending) return toProfile(ctx, SOCIAL_MESSAGES.expired(provider.name), 'danger')
    const { name, nickname, email } = pending.profile
    return ctx.inertia.render('accounts/oauth_prompt', {
      provider,
      account: { name, detail: email ?? nickname },
    })
  }

  async store(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    const { result } = await ctx.request.validateUsing(answerValidator)
    const pending = readPending(ctx, 'connect', provider.id)
    dropPending(ctx)
    if (!pending) return toProfile(ctx, SOCIAL_MESSAGES.expired(provider.name), 'danger')
    if (result === 'deny') return toProfile(ctx, SOCIAL_MESSAGES.denied(provider.name), 'danger')
    const user = ctx.auth.getUserOrFail()
    const isTheirs = await connectAccount(user, pending.profile, clientInfo(ctx))
    if (!isTheirs) return toProfile(ctx, SOCIAL_MESSAGES.usedByAnother(provider.name), 'danger')
    // The page that comes next shows it.
    await copyAccountAvatar(pending.profile)
    return toProfile(ctx, SOCIAL_MESSAGES.linked(provider.name), 'success')
  }
}
