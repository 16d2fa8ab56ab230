import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { clientNetwork } from '#app/core/http/client_network'
import { affiliateRules } from '#config/affiliates'
import { featureOn } from '#config/features'
import { affiliateCode } from '../affiliate_code.js'
import { campaignName } from '../campaign_name.js'
import { referralOf, rememberReferral } from '../referral_cookie.js'
import { clickRecorder } from '../tracking/click_recorder.js'
import { countsAsVisit } from '../tracking/counts_as_visit.js'
import { findCode, type LinkOwner } from '../tracking/find_code.js'

/** Notices who opens a page by an affiliate's link: `?ref=CODE`, with `&campaign=NAME` if the affiliate wants to know which. */
export default class ReferralMiddleware {
  async handle(ctx: HttpContext, next: NextFn) {
    if (!ctx.request.request.url?.includes('ref=') || !featureOn('affiliates')) return next()
    const code = affiliateCode(ctx.request.qs().ref)
    if (code === null || !countsAsVisit(ctx.request)) return next()
    // Asked while the page is made.
    const owner = findCode(code).catch((error: unknown) => {
      ctx.logger.error({ err: error }, 'whose link was followed is not known')
      return null
    })
    // Who brings no cookie is not signed in, so that the answer need not be known; it may be one from memory.
    if (ctx.request.request.headers.cookie === undefined) {
      this.#notice(ctx, code, await owner)
      return next()
    }
    const output = await next()
    this.#notice(ctx, code, await owner)
    return output
  }

  #notice(ctx: HttpContext, code: string, owner: LinkOwner | null) {
    const isOwnLink = owner?.userId === (ctx as Partial<HttpContext>).auth?.user?.id
    if (!owner || isOwnLink) return
    const { request } = ctx
    const campaign = campaignName(request.qs().campaign)
    const clickedAt = new Date()
    clickRecorder.add({
      affiliateId: owner.id,
      campaign,
      day: clickedAt.toISOString().slice(0, 10),
      visitor: `${clientNetwork(request.ip())} ${request.header('user-agent')}`,
    })
    if (affiliateRules.attribution === 'first' && referralOf(ctx)) return
    rememberReferral(ctx, { code, campaign, clickedAt })
  }
}
