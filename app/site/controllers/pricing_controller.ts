import type { HttpContext } from '@adonisjs/core/http'
import { describeOffers } from '#app/billing/describe_offers'
import { PRICING_MESSAGES } from '#app/billing/messages/en/pricing'
import { PLAN } from '#config/billing'
import { HREFS, publicPage } from '../public_page.js'

/** What Vitrine costs, for everybody. */
export default class PricingController {
  show(ctx: HttpContext) {
    const { inertia, request, view } = ctx
    if (request.header('x-inertia')) return inertia.location(HREFS.pricing)
    const { title, description, questions } = PRICING_MESSAGES
    return view.render('public/pricing', {
      page: publicPage(ctx, { path: HREFS.pricing, title, description }),
      texts: PRICING_MESSAGES,
      offers: describeOffers(),
      questions: { heading: questions.heading, list: questions.list(PLAN.graceDays) },
    })
  }
}
