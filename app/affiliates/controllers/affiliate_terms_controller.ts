import type { HttpContext } from '@adonisjs/core/http'
import { showLegalText } from '#app/accounts/show_legal_text'
import { AFFILIATE_TEXTS } from '../affiliate_texts.js'

/** What affiliates agree to; for everybody to read. */
export default class AffiliateTermsController {
  show(ctx: HttpContext) {
    return showLegalText(ctx, 'affiliate-terms', AFFILIATE_TEXTS.terms)
  }
}
