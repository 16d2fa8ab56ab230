import { test } from '@japa/runner'
import { dashboardData } from '#app/affiliates/transformers/dashboard_data'

const AFFILIATE = {
  id: 1,
  code: 'abcd2345',
  paypal_email: 'ada@example.test',
  held_at: null,
  earnings: 0,
  balance: 0,
}

/** Clicks, registrations and payments, and what the dashboard makes of them. */
const RATES = [
  { counts: [0, 0, 0], rates: [0, 0] },
  { counts: [8, 2, 1], rates: [25, 12.5] },
  // Three colleagues behind one address are one click.
  { counts: [1, 3, 2], rates: [100, 100] },
  // Two came by the coupon alone.
  { counts: [0, 0, 2], rates: [0, 100] },
]

test.group('Rates of affiliates', () => {
  test('never leave the room between 0 and 100 %')
    .with(RATES)
    .run(({ assert }, { counts: [clicks, registrations, paid], rates }) => {
      const counts = { clicks: clicks!, registrations: registrations!, paid_conversions: paid! }
      const { stats } = dashboardData({ ...AFFILIATE, ...counts }, [])
      assert.deepEqual([stats.conversion_rate, stats.paid_conversion_rate], rates)
    })
})
