import { test } from '@japa/runner'
import { firstOf, firstOnes } from '#app/core/elements'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'
import { newCustomer, newSession, sandboxClient } from '../sandbox_client.js'
import { makeMember } from '../sandbox_member.js'

const stripe = sandboxClient()

const SAID = {
  en: {
    pack: 'Credit Pack',
    declined: 'The card was declined.',
    noMoney: 'There is not enough money on the card.',
    byCardOnly: 'A subscription is paid by card.',
    notConfirmed: 'The payment was not confirmed.',
    nothingAsked: 'This payment does not wait for a confirmation.',
    sessionPaid: 'This session has been paid.',
    invoicePaid: 'This invoice has been paid.',
    kept: 'The card is kept, but the open invoice was not paid with it. The bank refused the charge.',
    ended: 'There is no subscription any more.',
    left: 'Refund amount 2901 is more than the 2900 that are left.',
    missing: `No such charge: 'ch_nothing'`,
  },
  de: {
    pack: 'Credit-Paket',
    declined: 'Die Karte wurde abgelehnt.',
    noMoney: 'Auf der Karte ist nicht genug Geld.',
    byCardOnly: 'Ein Abo wird mit Karte bezahlt.',
    notConfirmed: 'Die Zahlung wurde nicht bestätigt.',
    nothingAsked: 'Diese Zahlung wartet nicht auf eine Bestätigung.',
    sessionPaid: 'Das wurde schon bezahlt.',
    invoicePaid: 'Diese Rechnung ist schon bezahlt.',
    kept: 'Die Karte ist hinterlegt, aber die offene Rechnung wurde nicht mit ihr bezahlt. Die Bank hat die Abbuchung abgelehnt.',
    ended: 'Es gibt kein Abo mehr.',
    left: 'Die Erstattung von 2901 Cent ist höher als die übrigen 2900 Cent.',
    missing: '„ch_nothing“ gibt es nicht.',
  },
  es: {
    pack: 'Paquete de créditos',
    declined: 'La tarjeta ha sido rechazada.',
    noMoney: 'No hay suficiente dinero en la tarjeta.',
    byCardOnly: 'Una suscripción se paga con tarjeta.',
    notConfirmed: 'El pago no se ha confirmado.',
    nothingAsked: 'Este pago no espera ninguna confirmación.',
    sessionPaid: 'Esto ya está pagado.',
    invoicePaid: 'Esta factura ya está pagada.',
    kept: 'La tarjeta se ha guardado, pero la factura pendiente no se ha pagado con ella. El banco ha rechazado el cobro.',
    ended: 'Ya no hay ninguna suscripción.',
    left: 'El reembolso de 2901 centavos es mayor que los 2900 centavos que quedan.',
    missing: '“ch_nothing” no existe.',
  },
}

async function read(visitor: Visitor, language: string): Promise<void> {
  await visitor.call('PUT', '/user/language', { json: { language } })
}

/** What a page shows, opened in a browser: each language has a build of its own. */
async function propsOf(visitor: Visitor, path: string) {
  const html = await (await visitor.get(path, { headers: { accept: 'text/html' } })).text()
  const [, json] = firstOnes(
    /<script data-page="app" type="application\/json">([^<]*)</.exec(html)!,
    2
  )
  return JSON.parse(json).props
}

/** What a call of a payment page is answered: its status, and the sentence or the payment to confirm. */
async function told(visitor: Visitor, path: string, body: object) {
  const response = await visitor.post(path, body)
  const { message, payment_intent: intent } = await response.json()
  return [response.status, message ?? intent]
}

test.group('Who pays in the sandbox', () => {
  for (const language of ['en', 'de', 'es'] as const) {
    const said = SAID[language]

    test(`is told by the payment page what is bought and why it is not paid (${language})`, async ({
      assert,
    }) => {
      const visitor = await signIn()
      await read(visitor, language)
      const { id: customer } = await newCustomer(stripe, String(visitor.user.id))
      const { id: pack } = await newSession(stripe, { customer, mode: 'payment' })
      const { id: plan } = await newSession(stripe, { customer })
      const path = `/sandbox/pay/${pack}`
      assert.equal((await propsOf(visitor, path)).session.product, said.pack)
      const account = { card: 'bank_account' }
      assert.deepEqual(await told(visitor, `/sandbox/pay/${plan}`, account), [409, said.byCardOnly])
      const pay = (card: string) => told(visitor, path, { card })
      assert.deepEqual(await pay('declined'), [200, said.declined])
      assert.deepEqual(await pay('insufficient_funds'), [200, said.noMoney])
      const [, asked] = await pay('needs_confirmation')
      const refuse = () =>
        told(visitor, `${path}/confirm`, { payment_intent: asked, confirmed: false })
      assert.deepEqual(await refuse(), [200, said.notConfirmed])
      assert.deepEqual(await refuse(), [409, said.nothingAsked])
      await visitor.post(path, { card: 'succeeds' })
      assert.deepEqual(await pay('succeeds'), [409, said.sessionPaid])
    })

    test(`is told so by the portal and the page of an invoice (${language})`, async ({
      assert,
    }) => {
      const member = await makeMember(stripe)
      const { visitor } = member
      await read(visitor, language)
      const banner = async (name: string, body?: object) => {
        await member.act(name, body)
        return (await propsOf(visitor, member.portalPath)).flash.banner
      }
      const { id: charge } = firstOf(
        (await stripe.charges.list({ customer: member.customer })).data
      )
      assert.equal(await banner('refund', { charge, amount: 2901 }), said.left)
      assert.equal(await banner('refund', { charge: 'ch_nothing' }), said.missing)
      const { id: invoice } = firstOf(
        (await stripe.invoices.list({ customer: member.customer })).data
      )
      assert.deepEqual(await told(visitor, `/sandbox/invoices/${invoice}`, { card: 'succeeds' }), [
        409,
        said.invoicePaid,
      ])
      await member.act('card', { card: 'fails_later' })
      await member.act('next-step')
      assert.equal(await banner('card', { card: 'fails_later' }), said.kept)
      await stripe.subscriptions.cancel(member.subscription)
      assert.equal(await banner('resume'), said.ended)
    })
  }
})
