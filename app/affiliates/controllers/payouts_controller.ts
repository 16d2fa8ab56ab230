import type { HttpContext, HttpRequest } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { nextPayouts } from '../payouts/month_of_payouts.js'
import { findPayee } from '../queries/find_payee.js'
import { listPayouts } from '../queries/list_payouts.js'
import { REGISTER_PATH } from '../register_path.js'
import { pageLinks } from '../transformers/page_links.js'
import { payoutData, payoutOutlook } from '../transformers/payout_data.js'

/** `GET /affiliate/payouts`: what was paid, page by page, and what is paid next. */
export default class PayoutsController {
  async index({ auth, inertia, request, response }: HttpContext) {
    const payee = await findPayee(auth.getUserOrFail().id)
    if (!payee) return response.redirect().toPath(REGISTER_PATH)
    const page = pageIn(request)
    const { rows, pages } = await listPayouts(payee.affiliateId, page)
    return inertia.render('affiliates/payouts', {
      payouts: {
        data: rows.map(payoutData),
        links: pages > 1 || page > 1 ? pageLinks('/affiliate/payouts', page, pages) : [],
      },
      outlook: payoutOutlook(payee, nextPayouts(DateTime.utc())),
    })
  }
}

/** From `?page=`; the first unless it is a whole number that makes sense. */
function pageIn(request: HttpRequest): number {
  const page = Number(request.input('page', 1))
  return Number.isSafeInteger(page) && page >= 1 && page <= 1_000_000 ? page : 1
}
