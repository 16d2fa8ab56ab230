import type { HttpContext } from '@adonisjs/core/http'
import { requireConfirmation } from '#app/accounts/passwords/require_confirmation'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { FormError } from '#app/core/errors/form_error'
import { COMMISSION_PERCENT } from '#config/affiliates'
import { registerAffiliate } from '../actions/register_affiliate.js'
import { findAffiliate } from '../queries/find_affiliate.js'
import { listDays } from '../queries/list_days.js'
import { AFFILIATE_ERRORS } from '../messages/en/common.js'
import { dashboardData } from '../transformers/dashboard_data.js'
import { affiliateValidator } from '../validators/affiliate.js'

/** The programme for those who recommend us. Who is not in it is led to the registration, and who is, to the dashboard. */
export default class AffiliatesController {
  async show({ auth, inertia, response }: HttpContext) {
    const affiliate = await findAffiliate(auth.getUserOrFail().id)
    if (!affiliate) return response.redirect().toRoute('affiliate.register')
    const days = await listDays(affiliate.id)
    return inertia.render('affiliates/dashboard', dashboardData(affiliate, days))
  }

  async create({ auth, inertia, response }: HttpContext) {
    if (await findAffiliate(auth.getUserOrFail().id)) {
      return response.redirect().toRoute('affiliate.dashboard')
    }
    return inertia.render('affiliates/register', { commission_percent: COMMISSION_PERCENT })
  }

  async store(ctx: HttpContext) {
    const { auth, logger, request, response } = ctx
    const { paypal_email: paypalEmail } = await request.validateUsing(affiliateValidator)
    await requireConfirmation(ctx)
    const { id: userId } = auth.getUserOrFail()
    try {
      await registerAffiliate({ userId, paypalEmail, client: clientInfo(ctx) })
    } catch (error) {
      logger.error({ err: error, userId }, 'an affiliate could not be registered')
      throw new FormError({ error: AFFILIATE_ERRORS.notRegistered })
    }
    return response.redirect().status(303).toRoute('affiliate.dashboard')
  }
}
