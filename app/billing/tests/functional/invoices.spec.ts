import { test } from '@japa/runner'
import type { Stripe } from 'stripe'
import { checkoutParams, OFFERS } from '#app/billing/actions/checkout_params'
import { reconcile } from '#app/billing/actions/reconcile'
import { paySession } from '#sandboxes/stripe/actions/pay_session'
import { findPrice } from '#app/billing/stripe/find_price'
import { stripe } from '#app/billing/stripe/stripe_client'
import { syncInvoice } from '#app/billing/syncs/sync_invoice'
import { firstOnes } from '#app/core/elements'
import {
  BERLIN,
  invoicesOf,
  knowCustomer,
  untilBooked,
  WITH_NUMBER,
} from '#tests/support/billing/invoices'
import {
  goToPay,
  nextMonth,
  paymentsOf,
  subscribe,
  untilHandled,
} from '#tests/support/billing/sandbox'
import { creditsOf } from '#tests/support/credits'
import { signIn } from '#tests/support/sign_in'
import { until } from '#tests/support/until'

test.group('Invoices', () => {
  test('a pack brings one, to whom the buyer says, and it grants nothing twice', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const { id } = visitor.user
    await subscribe(visitor, id)
    const session = await goToPay(visitor, '/credits/checkout')
    const paid = await visitor.post(`/sandbox/pay/${session}`, {
      card: 'succeeds',
      billing: WITH_NUMBER,
    })
    assert.equal(paid.status, 200)
    await untilBooked(id, 2)
    await untilHandled()
    const { invoice, customer } = await stripe().checkout.sessions.retrieve(session, {
      expand: ['invoice'],
    })
    const made = invoice as Stripe.Invoice
    assert.equal(made.customer_name, 'Lampen Müller GmbH')
    assert.equal(made.customer_address?.line1, 'Hauptstraße 1')
    assert.deepEqual(made.customer_tax_ids, [{ type: 'eu_vat', value: 'DE123456789' }])
    assert.equal(made.metadata?.kind, 'pack')
    const before = await creditsOf(id, 'image')
    await syncInvoice(made.id)
    await reconcile()
    assert.equal(await creditsOf(id, 'image'), before)
    assert.lengthOf(await paymentsOf(id), 2)

    // The next page knows it all.
    const next = await goToPay(visitor, '/credits/checkout')
    const { billing } = (await visitor.visit(`/sandbox/pay/${next}`)).props
    assert.deepEqual(billing.known, { ...BERLIN, vat_number: 'DE123456789' })

    // Billing page and portal lead to it.
    const [latest] = (await visitor.visit('/billing')).props.payments
    const link = await visitor.get(`/billing/payments/${latest.id}/invoice`)
    assert.equal(new URL(link.headers.get('location')!).pathname, `/sandbox/invoices/${made.id}`)
    const { url } = await stripe().billingPortal.sessions.create({ customer: customer as string })
    const { invoices } = (await visitor.visit(new URL(url).pathname)).props
    assert.lengthOf(invoices, 2)
    const shown = (await visitor.visit(`/sandbox/invoices/${made.id}`)).props.invoice
    assert.equal(shown.billed_to.vat_number, 'DE123456789')
    assert.deepEqual(shown.billed_to.lines, ['Hauptstraße 1', '10115 Berlin'])
  })

  test('others have no way to the invoice of a payment', async ({ assert }) => {
    const visitor = await signIn()
    const { payment } = await subscribe(visitor, visitor.user.id)
    const other = await signIn()
    const answer = await other.get(`/billing/payments/${payment.id}/invoice`)
    assert.equal(answer.status, 404)
  })

  test('a wrong VAT number is refused at its field, and nothing is taken', async ({ assert }) => {
    const visitor = await signIn()
    const session = await goToPay(visitor)
    const answer = await visitor.post(`/sandbox/pay/${session}`, {
      card: 'succeeds',
      billing: { ...BERLIN, name: '', vat_number: 'DE12' },
    })
    assert.equal(answer.status, 422)
    const { errors } = await answer.json()
    assert.sameMembers(Object.keys(errors), ['billing.name', 'billing.vat_number'])
    assert.match(errors['billing.vat_number'][0], /not a VAT number/)
    assert.equal((await stripe().checkout.sessions.retrieve(session)).status, 'open')
  })

  test('who they are to can be changed in the portal, for the next ones', async ({ assert }) => {
    const visitor = await signIn()
    const { subscription } = await subscribe(visitor, visitor.user.id)
    const { customer } = await stripe().subscriptions.retrieve(subscription.provider_id)
    const { url } = await stripe().billingPortal.sessions.create({ customer: customer as string })
    const path = `${new URL(url).pathname}/details`
    const refused = await visitor.post(path, { billing: { ...BERLIN, vat_number: 'ATU1' } })
    assert.equal(refused.status, 422)
    assert.equal((await visitor.post(path, { billing: WITH_NUMBER })).status, 204)
    await nextMonth(subscription.provider_id)
    const [later, first] = firstOnes(await invoicesOf(customer as string), 2)
    assert.equal(later.customer_address?.city, 'Berlin')
    assert.isNull(first.customer_address)
  })

  test('a pack whose money goes back before it was heard of is booked, and then taken back', async ({
    assert,
  }) => {
    const { user } = await signIn()
    const { id: customer } = await stripe().customers.create({})
    const session = await stripe().checkout.sessions.create(
      checkoutParams(
        { id: 0, user_id: user.id, kind: 'pack', coupon: null, amount: null, provider_id: null },
        customer,
        await findPrice(OFFERS.pack.lookupKey)
      )
    )
    await paySession(session.id, 'succeeds')
    await untilHandled()
    assert.deepEqual(await paymentsOf(user.id), [])
    await knowCustomer(user.id, customer)
    const { payment_intent: intent } = await stripe().checkout.sessions.retrieve(session.id)
    await stripe().refunds.create({ payment_intent: intent as string })
    await until(async () => (await paymentsOf(user.id))[0]?.refunded === 2900)
  })
})
