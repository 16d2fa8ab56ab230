import type { HttpContext } from '@adonisjs/core/http'
import { showLegalText } from '../show_legal_text.js'
import { ACCOUNT_MESSAGES } from '#app/accounts/messages/en/common'

/** Served also where nobody has to agree to them. */
export default class TermsController {
  show(ctx: HttpContext) {
    return showLegalText(ctx, 'terms-of-service', ACCOUNT_MESSAGES.legal.terms)
  }
}
