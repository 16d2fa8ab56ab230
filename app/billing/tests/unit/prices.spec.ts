import { test } from '@japa/runner'
import { COUPONS, PACK, PLAN, PROMO_CODE } from '#config/billing'
import { SHELL_MESSAGES } from '#app/ui/messages/en/layouts'
import { price } from '#app/ui/text/money'
import { TOP_UP_MESSAGES } from '../../messages/en/top_up.js'

test.group('Prices on the screens', () => {
  test('the Top Up dialog offers the pack that is sold', ({ assert }) => {
    assert.equal(TOP_UP_MESSAGES.price, price(PACK.amount))
    assert.equal(TOP_UP_MESSAGES.images, `${PACK.credits.image} Image Credits`)
    assert.equal(TOP_UP_MESSAGES.videos, `${PACK.credits.video} Video Credits`)
  })

  test('the promo banner offers the coupon that counts', ({ assert }) => {
    const { percentOff } = COUPONS[PROMO_CODE]
    const { text, action, again, code } = SHELL_MESSAGES.promo
    assert.equal(code, PROMO_CODE)
    assert.include(text, PROMO_CODE)
    assert.include(text, `${percentOff}% off`)
    assert.include(action, `$${(PLAN.amount * (1 - percentOff / 100)) / 100}/mo`)
    assert.include(again.action, `${price(PLAN.amount)}/mo`)
    assert.include(again.text, `${PLAN.credits.image} pictures and ${PLAN.credits.video} videos`)
  })

  test('whole dollars are written without cents', ({ assert }) => {
    assert.equal(price(2900), '$29')
    assert.equal(price(1450), '$14.50')
  })
})
