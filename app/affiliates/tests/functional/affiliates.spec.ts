import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { holdAffiliate } from '#app/affiliates/actions/hold_affiliate'
import { sql } from '#app/core/database/sql'
import { registerAffiliate } from '#app/affiliates/actions/register_affiliate'
import { createAffiliate } from '#tests/support/affiliates/affiliate'
import { cutAtWrite } from '#tests/support/cut_at_write'
import { sendForm } from '#tests/support/forms'
import { confirmPassword, signInConfirmed } from '#tests/support/confirmed_session'
import { queuedMails } from '#tests/support/mails'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const HTML = { headers: { accept: 'text/html' } }

test.group('Joining the affiliate programme', () => {
  test('guests sign in first; who is no affiliate is led to the registration', async ({
    assert,
  }) => {
    const guest = await new Visitor().get('/affiliate', HTML)
    assert.equal(guest.headers.get('location'), '/login')
    const visitor = await signIn()
    const dashboard = await visitor.get('/affiliate', HTML)
    assert.equal(dashboard.headers.get('location'), '/affiliate/register')
    const { component, props } = await visitor.visit('/affiliate/register')
    assert.equal(component, 'affiliates/register')
    assert.equal(props.commission_percent, 20)
    assert.isTrue(props.features.hasAffiliates)
  })

  test('leaves no address for payouts where a process dies before its owner is told', async ({
    assert,
  }) => {
    const { id: userId, email } = (await signIn()).user
    const client = { ipAddress: '127.0.0.1', userAgent: null }
    const join = () => registerAffiliate({ userId, paypalEmail: 'ada@example.com', client })
    const told = async () =>
      (await queuedMails(email)).filter(({ kind }) => kind === 'security_event').length
    assert.instanceOf(await cutAtWrite('mails', 'insert into mails', join), Error)
    assert.lengthOf(await db.from('affiliates').where('user_id', userId), 0)
    assert.equal(await told(), 0)
    await join()
    assert.lengthOf(await db.from('affiliates').where('user_id', userId), 1)
    assert.equal(await told(), 1)
  })

  test('the form leads to the dashboard, and an affiliate from the form to it', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const sent = await sendForm(
      visitor,
      '/affiliate',
      { paypal_email: ' Ada@Example.COM ' },
      '/affiliate/register'
    )
    assert.equal(sent.headers.get('location'), '/affiliate')
    const { component, props } = await visitor.visit('/affiliate')
    assert.equal(component, 'affiliates/dashboard')
    assert.equal(props.affiliate.paypal_email, 'ada@example.com')
    assert.match(props.affiliate.affiliate_id, /^[a-z2-9]{8}$/)
    const link = new URL(props.affiliate.link)
    assert.equal(link.pathname + link.search, `/?ref=${props.affiliate.affiliate_id}`)
    assert.deepEqual(props.stats, {
      total_clicks: 0,
      total_paid_conversions: 0,
      total_registration_conversions: 0,
      total_earnings: 0,
      conversion_rate: 0,
      paid_conversion_rate: 0,
      current_balance: 0,
    })
    for (const list of ['clicks', 'paidConversions', 'registrationConversions', 'campaigns']) {
      assert.deepEqual(props[list], [])
    }
    const form = await visitor.get('/affiliate/register', HTML)
    assert.equal(form.headers.get('location'), '/affiliate')
  })

  test('sent twice it keeps the code and the address of the first time', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await Promise.all(
      ['one', 'two', 'three'].map((name) =>
        visitor.post('/affiliate', { paypal_email: `${name}@example.test` })
      )
    )
    const before = (await visitor.visit('/affiliate')).props.affiliate
    await visitor.post('/affiliate', { paypal_email: 'another@example.test' })
    assert.deepEqual((await visitor.visit('/affiliate')).props.affiliate, before)
  })

  test('asks who sits there before payouts get an address, and tells it by mail once', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const join = () => visitor.post('/affiliate', { paypal_email: 'eve@example.test' })
    const told = async () => (await queuedMails(visitor.user.email)).map(({ kind }) => kind)
    assert.equal((await join()).status, 423)
    assert.lengthOf(await db.from('affiliates').where('user_id', visitor.user.id), 0)
    await confirmPassword(visitor)
    assert.equal((await join()).status, 303)
    assert.equal((await join()).status, 303)
    assert.deepEqual(await told(), ['security_event'])
    const trail = (await visitor.visit('/user/profile')).props.security_events
    const texts = trail.map(({ text }: { text: string }) => text)
    assert.deepEqual(texts.slice(0, 2), ['Payout address changed', 'Confirmed that it is you'])
  })

  test('an address is required and must be one', async ({ assert }) => {
    const visitor = await signIn()
    const errorOf = async (paypal_email: unknown) => {
      await sendForm(visitor, '/affiliate', { paypal_email }, '/affiliate/register')
      return (await visitor.visit('/affiliate/register')).props.errors.paypal_email
    }
    assert.equal(await errorOf(''), 'The paypal email field is required.')
    const invalid = 'The paypal email field must be a valid email address.'
    for (const wrong of ['ada', 'ada@', ['a@example.test'], 7]) {
      assert.equal(await errorOf(wrong), invalid)
    }
    assert.match(await errorOf(`${'a'.repeat(260)}@example.test`), /255 characters|valid email/)
  })

  test('when the server fails, a sentence says so', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await sql(
      db.connection(),
      `alter table affiliates add constraint no_unlucky check (paypal_email <> 'unlucky@example.test')`
    )
    try {
      const path = '/affiliate/register'
      await sendForm(visitor, '/affiliate', { paypal_email: 'unlucky@example.test' }, path)
      const { errors } = (await visitor.visit(path)).props
      assert.match(errors.error, /^We could not register you as an affiliate\./)
    } finally {
      await sql(db.connection(), 'alter table affiliates drop constraint no_unlucky')
    }
  })
})

test.group('The PayPal address', () => {
  test('is replaced by PUT and by POST', async ({ assert }) => {
    const visitor = await signInConfirmed()
    await createAffiliate(visitor.user)
    const address = async () => (await visitor.visit('/affiliate')).props.affiliate.paypal_email
    const put = await visitor.call('PUT', '/affiliate/paypal', {
      json: { paypal_email: 'put@example.test' },
      headers: { 'x-inertia': 'true', 'accept': 'text/html', 'referer': '/affiliate' },
    })
    assert.equal(put.status, 303)
    assert.equal(await address(), 'put@example.test')
    const post = await visitor.post('/affiliate/paypal', { paypal_email: 'post@example.test' })
    assert.equal(post.status, 200)
    assert.equal(await address(), 'post@example.test')
    const wrong = await visitor.post('/affiliate/paypal', { paypal_email: 'wrong' })
    assert.equal(wrong.status, 422)
    assert.equal(await address(), 'post@example.test')
  })

  test('who is no affiliate is led to the registration', async ({ assert }) => {
    const visitor = await signInConfirmed()
    const answer = await visitor.post('/affiliate/paypal', { paypal_email: 'a@example.test' })
    assert.equal(answer.headers.get('location'), '/affiliate/register')
  })
})

test.group('Around the link', () => {
  test('the QR code is a picture of the link, for affiliates alone', async ({ assert }) => {
    const visitor = await signIn()
    assert.equal((await visitor.get('/affiliate/qr')).status, 404)
    await createAffiliate(visitor.user)
    const picture = async (query = '') => {
      const answer = await visitor.get(`/affiliate/qr${query}`)
      assert.match(answer.headers.get('content-type')!, /^image\/svg\+xml/)
      return answer.text()
    }
    assert.match(await picture(), /^<svg/)
    assert.notEqual(await picture('?campaign=spring'), await picture())
    assert.equal(await picture('?campaign=%3Cb%3E'), await picture())
  })

  test('everybody can read the terms', async ({ assert }) => {
    const terms = await new Visitor().get('/affiliate-terms')
    assert.match(await terms.text(), /20% of every payment/)
  })

  test('who is on hold is told', async ({ assert }) => {
    const visitor = await signIn()
    const { code } = await createAffiliate(visitor.user)
    await holdAffiliate(db.connection(), code, 'Same card')
    assert.isTrue((await visitor.visit('/affiliate')).props.affiliate.on_hold)
  })
})
