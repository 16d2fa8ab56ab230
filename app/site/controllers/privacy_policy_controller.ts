import type { HttpContext } from '@adonisjs/core/http'
import { showLegalText } from '../show_legal_text.js'
import { ACCOUNT_MESSAGES } from '#app/accounts/messages/en/common'

/** Served also where nobody has to agree to it. */
export default class PrivacyPolicyController {
  show(ctx: HttpContext) {
    return showLegalText(ctx, 'privacy-policy', ACCOUNT_MESSAGES.legal.privacy)
  }
}
