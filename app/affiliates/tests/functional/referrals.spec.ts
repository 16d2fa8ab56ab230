import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import User from '#app/accounts/models/user'
import { attributeByCoupon } from '#app/affiliates/actions/attribute_by_coupon'
import { sql } from '#app/core/database/sql'
import { affiliateRules } from '#config/affiliates'
import {
  affiliateBy,
  createAffiliate,
  open,
  referralOf,
  register,
  signUp,
} from '#tests/support/affiliates/affiliate'
import { goToPay } from '#tests/support/billing/sandbox'
import { createMerchant } from '#tests/support/merchant'
import { signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { until } from '#tests/support/until'
import { freshEmail, Visitor } from '#tests/support/visitor'

test.group('Who brought a new user', () => {
  test('the link counts when its visitor registers', async ({ assert }) => {
    const affiliate = await createAffiliate()
    const { userId } = await signUp(`/?ref=${affiliate.code}&campaign=newsletter`)
    const referral = await referralOf(userId)
    assert.equal(referral!.affiliate_id, affiliate.id)
    assert.equal(referral!.campaign, 'newsletter')
    assert.isNull(referral!.converted_at)
    assert.equal((await affiliateBy(affiliate.code)).registrations, 1)
  })

  test('nobody brought who followed no link', async ({ assert }) => {
    const { userId } = await signUp(null)
    assert.isNull(await referralOf(userId))
  })

  test('of several links the last one counts', async ({ assert }) => {
    const [first, last] = [await createAffiliate(), await createAffiliate()]
    const visitor = new Visitor()
    await open(visitor, `/?ref=${first.code}`)
    await open(visitor, `/?ref=${last.code}`)
    await open(visitor, '/?ref=unknown2')
    const referral = await referralOf(await register(visitor))
    assert.equal(referral!.affiliate_id, last.id)
  })

  test('or the first one, where the operator wants that; the click of the other counts', async ({
    assert,
    cleanup,
  }) => {
    affiliateRules.attribution = 'first'
    cleanup(() => void (affiliateRules.attribution = 'last'))
    const [first, last] = [await createAffiliate(), await createAffiliate()]
    const visitor = new Visitor()
    await open(visitor, `/?ref=${first.code}`)
    await open(visitor, `/?ref=${last.code}`)
    const referral = await referralOf(await register(visitor))
    assert.equal(referral!.affiliate_id, first.id)
    assert.equal((await affiliateBy(last.code)).clicks, 1)
    assert.equal((await affiliateBy(last.code)).registrations, 0)
  })

  test('a cookie that was written by hand is worth nothing', async ({ assert }) => {
    const { code } = await createAffiliate()
    const visitor = new Visitor()
    const forged = JSON.stringify({ code, campaign: '', at: Date.now() })
    visitor.cookies.set('vitrine_ref', encodeURIComponent(forged))
    assert.isNull(await referralOf(await register(visitor)))
  })

  test('nobody brings themselves by another address of their mailbox', async ({ assert }) => {
    const email = freshEmail()
    const user = await createMerchant()
    await user.merge({ email }).save()
    const { code } = await createAffiliate(user)
    const { userId } = await signUp(`/?ref=${code}`, email.replace('@', '+shop@'))
    assert.isNull(await referralOf(userId))
    assert.equal((await affiliateBy(code)).registrations, 0)
  })

  test('nobody is brought by those whom they brought', async ({ assert }) => {
    const [name, domain] = freshEmail().split('@')
    const ada = await createMerchant()
    await ada.merge({ email: `${name}@${domain}` }).save()
    const first = await createAffiliate(ada)
    const grace = await signUp(`/?ref=${first.code}`)
    const second = await createAffiliate(await User.findOrFail(grace.userId))
    const { userId } = await signUp(`/?ref=${second.code}`, `${name}+again@${domain}`)
    assert.isNull(await referralOf(userId))
    const somebody = await signUp(`/?ref=${second.code}`)
    assert.equal((await referralOf(somebody.userId))!.affiliate_id, second.id)
  })
})

test.group('An affiliate’s code as a coupon', () => {
  const couponOf = async (userId: number) =>
    (
      await sql<{ coupon: string | null }>(
        db.connection(),
        'select coupon from checkouts where user_id = ? order by id desc limit 1',
        [userId]
      )
    )[0]!.coupon

  test('gives the promotion, and says who brought the buyer', async ({ assert }) => {
    const affiliate = await createAffiliate()
    const buyer = await signUp(null)
    const { props } = await buyer.visit(`/subscribe?coupon=${affiliate.code}`)
    assert.equal(props.promo.code, affiliate.code)
    await goToPay(buyer, `/checkout?coupon=${affiliate.code}`)
    assert.equal(await couponOf(buyer.userId), '50OFF')
    const { affiliate_id: id, source } = (await referralOf(buyer.userId))!
    assert.deepEqual([id, source], [affiliate.id, 'coupon'])
    assert.equal((await affiliateBy(affiliate.code)).registrations, 0)
  })

  test('does not move who was brought by another', async ({ assert }) => {
    const [first, second] = [await createAffiliate(), await createAffiliate()]
    const buyer = await signUp(`/?ref=${first.code}`)
    await goToPay(buyer, `/checkout?coupon=${second.code}`)
    assert.equal((await referralOf(buyer.userId))!.affiliate_id, first.id)
  })

  test('makes nobody their own, nor the one of whom they brought', async ({ assert }) => {
    const ada = await signUp(null)
    const first = await createAffiliate(await User.findOrFail(ada.userId))
    const grace = await signUp(`/?ref=${first.code}`)
    const second = await createAffiliate(await User.findOrFail(grace.userId))
    for (const code of [first.code, second.code]) {
      await goToPay(ada, `/checkout?coupon=${code}`)
      assert.isNull(await referralOf(ada.userId))
    }
  })

  test('makes no circle of two who use each other’s at once', async ({ assert }) => {
    const [ada, grace] = [await createMerchant(), await createMerchant()]
    const [first, second] = [await createAffiliate(ada), await createAffiliate(grace)]
    // Each has found the other's circle before either is written down, were they not kept apart.
    const gate = await db.transaction()
    await sql(gate, 'lock table referrals in share mode')
    const both = Promise.all([
      attributeByCoupon(ada.id, second.code),
      attributeByCoupon(grace.id, first.code),
    ])
    await until(async () => {
      const waiting = await sql<{ count: number }>(
        db.connection(),
        `select count(*) from pg_locks where not granted and locktype in ('relation', 'advisory')
           and database = (select oid from pg_database where datname = current_database())`
      )
      return waiting[0]!.count === 2
    })
    await gate.commit()
    await both
    const brought = [await referralOf(ada.id), await referralOf(grace.id)]
    assert.lengthOf(
      brought.filter((it) => it !== null),
      1
    )
  })

  test('a code of nobody is no coupon', async ({ assert }) => {
    const buyer = await signUp(null)
    const { props } = await buyer.visit('/subscribe?coupon=aaaaaaaa')
    assert.equal(props.promo.code, '50OFF')
    await goToPay(buyer, '/checkout?coupon=aaaaaaaa')
    assert.isNull(await couponOf(buyer.userId))
  })
})

test.group('Who brought a user of another service', (group) => {
  const server = useSocialServer(group)

  test('the link counts for a sign-up by a provider', async ({ assert }) => {
    const affiliate = await createAffiliate()
    const visitor = new Visitor()
    await open(visitor, `/register?ref=${affiliate.code}`)
    assert.equal(await signInWith(visitor, 'google', '/register'), '/dashboard')
    const user = await User.findByOrFail('email', server.current.person.email)
    assert.equal((await referralOf(user.id))!.affiliate_id, affiliate.id)
  })

  test('who only signs in stays as they were', async ({ assert }) => {
    const affiliate = await createAffiliate()
    await signInWith(new Visitor(), 'google', '/register')
    const visitor = new Visitor()
    await open(visitor, `/login?ref=${affiliate.code}`)
    await signInWith(visitor, 'google')
    const user = await User.findByOrFail('email', server.current.person.email)
    assert.isNull(await referralOf(user.id))
  })
})
