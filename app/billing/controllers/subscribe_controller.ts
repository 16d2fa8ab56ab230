import type { HttpContext } from '@adonisjs/core/http'
import { COUPONS, PLAN, PROMO_CODE } from '#config/billing'

/** `GET /subscribe`: what the plan costs and gives. */
export default class SubscribeController {
  show({ inertia }: HttpContext) {
    const { percentOff } = COUPONS[PROMO_CODE]
    return inertia.render('billing/subscribe', {
      plan: { amount: PLAN.amount, credits: PLAN.credits },
      promo: {
        code: PROMO_CODE,
        percent_off: percentOff,
        first_amount: Math.round((PLAN.amount * (100 - percentOff)) / 100),
      },
    })
  }
}
