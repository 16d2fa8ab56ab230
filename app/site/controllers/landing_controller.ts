import type { HttpContext } from '@adonisjs/core/http'
import { describeOffers } from '#app/billing/describe_offers'
import { requireSubscription } from '#config/billing'
import { WELCOME_GRANT } from '#config/credits'
import { LANDING_MESSAGES } from '../messages/en/landing.js'
import { HREFS, publicPage } from '../public_page.js'

/** A public product that everybody may look at. */
const SAMPLE_HREF = '/photos/generate/5'

/** The front page, for guests. */
export default class LandingController {
  show(ctx: HttpContext) {
    const { auth, inertia, request, response, view } = ctx
    if (auth.user) return response.redirect().toRoute('dashboard')
    if (request.header('x-inertia')) return inertia.location(HREFS.home)
    const { title, description, hero } = LANDING_MESSAGES
    const { image = 0, model = 0 } = WELCOME_GRANT
    return view.render('public/landing', {
      page: publicPage(ctx, { path: HREFS.home, title, description }),
      texts: LANDING_MESSAGES,
      welcome: hero.welcome(image, model, requireSubscription),
      sampleHref: SAMPLE_HREF,
      offers: describeOffers(),
    })
  }
}
