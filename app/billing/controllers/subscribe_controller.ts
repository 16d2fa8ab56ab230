import type { HttpContext } from '@adonisjs/core/http'
import { COUPONS, PLAN, PROMO_CODE } from '#config/billing'
import { findCoupon } from '../listeners.js'

/** `GET /subscribe`: what the plan costs and gives; with `?coupon=` by the code of an affiliate instead of our own. */
export default class SubscribeController {
  async show({ inertia, request }: HttpContext) {
    const { percentOff } = COUPONS[PROMO_CODE]
    return inertia.render('billing/subscribe', {
      plan: { amount: PLAN.amount, credits: PLAN.credits },
      promo: {
        code: (await findCoupon(request.qs().coupon)) ?? PROMO_CODE,
        percent_off: percentOff,
        first_amount: Math.round((PLAN.amount * (100 - percentOff)) / 100),
      },
    })
  }
}
