import { test } from '@japa/runner'
import { mailbox } from '#app/affiliates/mailbox'
import { campaignName } from '#app/affiliates/campaign_name'
import { commissionOn } from '#app/affiliates/ledger/commission'

const paid = { amount: 2900, tax: 0, refunded: 0, dispute: null }

test.group('The commission on a payment', () => {
  test('is 20 % of what was paid without tax, less what went back, in whole cents', ({
    assert,
  }) => {
    assert.equal(commissionOn(paid), 580)
    assert.equal(commissionOn({ ...paid, amount: 1499 }), 299)
    assert.equal(commissionOn({ ...paid, amount: 3451, tax: 551 }), 580)
    assert.equal(commissionOn({ ...paid, amount: 3451, tax: 551, refunded: 1725 }), 290)
    assert.equal(commissionOn({ ...paid, refunded: 2900 }), 0)
    assert.equal(commissionOn({ ...paid, amount: 0 }), 0)
    assert.equal(commissionOn({ ...paid, amount: 4 }), 0)
  })

  test('is nothing while the money is in dispute, or lost', ({ assert }) => {
    assert.equal(commissionOn({ ...paid, dispute: 'open' }), 0)
    assert.equal(commissionOn({ ...paid, dispute: 'lost' }), 0)
    assert.equal(commissionOn({ ...paid, dispute: 'won' }), 580)
  })
})

test('addresses of one mailbox are told', ({ assert }) => {
  const same = (one: string, other: string) => mailbox(one) === mailbox(other)
  assert.isTrue(same('ada@example.com', ' ADA+shop@Example.com'))
  assert.isTrue(same('a.d.a@gmail.com', 'ada+x@googlemail.com'))
  assert.isFalse(same('a.da@example.com', 'ada@example.com'))
  assert.isFalse(same('ada@example.com', 'ada@example.org'))
})

test('names of campaigns are short and plain', ({ assert }) => {
  assert.equal(campaignName(' Spring-Sale_2.0 '), 'spring-sale_2.0')
  for (const wrong of ['', '-x', 'a b', '<b>', 'a'.repeat(41), 'é', 7, null, ['a']]) {
    assert.equal(campaignName(wrong), '')
  }
})
