import type { HttpContext } from '@adonisjs/core/http'
import { startCheckout } from '../actions/start_checkout.js'

/** Of the query. Whatever else is sent along is of no interest: the provider knows the prices. */
const COUPON = /^[\w-]{1,40}$/

export default class CheckoutController {
  async store({ auth, request }: HttpContext) {
    const coupon: unknown = request.qs().coupon
    const code = typeof coupon === 'string' && COUPON.test(coupon) ? coupon : null
    return { url: await startCheckout(auth.getUserOrFail().id, code) }
  }
}
