import type { HttpContext } from '@adonisjs/core/http'
import { showLegalText } from '../show_legal_text.js'
import { AFFILIATE_MESSAGES } from '#app/affiliates/messages/en/programme'

/** What affiliates agree to; for everybody to read. */
export default class AffiliateTermsController {
  show(ctx: HttpContext) {
    return showLegalText(ctx, 'affiliate-terms', AFFILIATE_MESSAGES.terms)
  }
}
