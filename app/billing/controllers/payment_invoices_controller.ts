import type { HttpContext } from '@adonisjs/core/http'
import { findInvoiceUrl } from '../actions/find_invoice_url.js'
import { BILLING_ERRORS } from '../messages/en/common.js'

/** `GET /billing/payments/{payment}/invoice`: leads to the invoice of a payment at the provider. */
export default class PaymentInvoicesController {
  async show({ auth, params, response, session }: HttpContext) {
    const url = await findInvoiceUrl(auth.getUserOrFail().id, Number(params.payment))
    if (url) return response.redirect().toPath(url)
    session.flash('banner', BILLING_ERRORS.noInvoice)
    session.flash('bannerStyle', 'danger')
    return response.redirect().toRoute('billing')
  }
}
