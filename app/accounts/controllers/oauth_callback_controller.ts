import type { HttpContext } from '@adonisjs/core/http'
import { arrivalOf } from '../arrivals.js'
import { noteFailedSignIn } from '../actions/note_failed_sign_in.js'
import { resolveSocialUser } from '../actions/resolve_social_user.js'
import { clientInfo } from '../sessions/client_info.js'
import { providerRefusal, refuse } from '../social/answer.js'
import { finishSignIn } from '../social/finish_sign_in.js'
import { endFlow, type Origin } from '../social/flow.js'
import { holdPending } from '../social/pending.js'
import { findProvider, type Provider } from '../social/provider.js'
import { readProfile, socialDriver, type SocialProfile } from '../social/social_profile.js'
import { SOCIAL_MESSAGES } from '../messages/en/social.js'

/** Takes what a provider sends back. One that posts it is sent here by a GET (see the middleware). */
export default class OauthCallbackController {
  async show(ctx: HttpContext) {
    const provider = findProvider(ctx.params.provider)
    const flow = endFlow(ctx, provider.id)
    if (!flow) return refuse(ctx, SOCIAL_MESSAGES.mismatch(provider.name))
    const refusal = providerRefusal(ctx, SOCIAL_MESSAGES.refused(provider.name))
    if (refusal) return refuse(ctx, refusal, flow.origin)
    const profile = await this.#read(ctx, provider)
    if (!profile) return refuse(ctx, SOCIAL_MESSAGES.unreachable(provider.name), flow.origin)
    return ctx.auth.user
      ? this.#ask(ctx, ctx.auth.user.id, profile)
      : this.#signIn(ctx, profile, flow.origin)
  }

  async #read(ctx: HttpContext, { id }: Provider): Promise<SocialProfile | null> {
    try {
      return await readProfile(socialDriver(ctx, id), id)
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      ctx.logger.warn({ provider: id, reason }, 'a provider told nothing of the person')
      return null
    }
  }

  #ask(ctx: HttpContext, userId: number, profile: SocialProfile) {
    holdPending(ctx, { kind: 'connect', userId, email: null, profile })
    return ctx.response.redirect().toRoute('oauth.callback.prompt', { provider: profile.provider })
  }

  async #signIn(ctx: HttpContext, profile: SocialProfile, origin: Origin) {
    const outcome = await resolveSocialUser(profile, {
      origin,
      client: clientInfo(ctx),
      recordArrival: arrivalOf(ctx),
    })
    if (outcome.kind === 'refused') {
      noteFailedSignIn(ctx, outcome.user ?? null, 'sign_in_unconnected')
      return refuse(ctx, outcome.text, origin)
    }
    if (outcome.kind === 'needs_email') {
      holdPending(ctx, { kind: 'signUp', userId: null, email: null, profile })
      return ctx.response.redirect().toRoute('oauth.sign_up', { provider: profile.provider })
    }
    return finishSignIn(ctx, outcome, profile)
  }
}
