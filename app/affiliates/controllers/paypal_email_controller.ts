import type { HttpContext } from '@adonisjs/core/http'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { requireConfirmation } from '#app/accounts/passwords/require_confirmation'
import { emptyJson } from '#app/accounts/reply_status'
import { replyKind } from '#app/core/errors/reply_kind'
import { updatePaypalEmail } from '../actions/update_paypal_email.js'
import { AFFILIATE_BANNERS } from '../messages/en/common.js'
import { affiliateValidator } from '../validators/affiliate.js'

/** Where an affiliate's payouts go. */
export default class PaypalEmailController {
  async update(ctx: HttpContext) {
    const { auth, request, response, session } = ctx
    const { paypal_email: paypalEmail } = await request.validateUsing(affiliateValidator)
    await requireConfirmation(ctx)
    const userId = auth.getUserOrFail().id
    const isAffiliate = await updatePaypalEmail(userId, paypalEmail, clientInfo(ctx))
    if (!isAffiliate) return response.redirect().status(303).toRoute('affiliate.register')
    if (replyKind(request) === 'json') return emptyJson(response)
    session.flash('banner', AFFILIATE_BANNERS.updated)
    return response.redirect().status(303).toRoute('affiliate.dashboard')
  }
}
