import type { HttpContext } from '@adonisjs/core/http'
import { notFound } from '#app/core/errors/errors'
import { findCheckout, findLastCheckout } from '../queries/find_checkout.js'
import { checkoutData } from '../transformers/checkout_data.js'

/** Nobody who has paid is asked to pay again. */
const PAID = ['processing', 'complete', 'refused']

/** Where the payment page sends people back to. Both tell what is known of the payment and change nothing. */
export default class CheckoutReturnController {
  /** `GET /checkout/success?session_id=` */
  async success({ auth, inertia, request }: HttpContext) {
    const id: unknown = request.input('session_id')
    const checkout = typeof id === 'string' ? await findCheckout(auth.getUserOrFail().id, id) : null
    if (!checkout) throw notFound()
    return inertia.render('billing/checkout_success', { checkout: checkoutData(checkout) })
  }

  /** `GET /checkout/cancelled`: after a payment that went through, the way back leads to what it brought. */
  async cancelled({ auth, inertia, response }: HttpContext) {
    const last = await findLastCheckout(auth.getUserOrFail().id)
    if (last?.providerId && PAID.includes(last.status)) {
      return response.redirect(
        `/checkout/success?session_id=${encodeURIComponent(last.providerId)}`
      )
    }
    return inertia.render('billing/checkout_cancelled', {
      kind: last?.kind ?? 'subscription',
      coupon: last?.coupon ?? null,
    })
  }
}
