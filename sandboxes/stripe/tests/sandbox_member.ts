import type Stripe from 'stripe'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'
import { paySession } from '../actions/pay_session.js'
import { newCustomer, newSession, type SessionFields } from './sandbox_client.js'

/** A signed-in merchant with a subscription in the sandbox, at their portal. */
export interface Member {
  visitor: Visitor
  userId: number
  customer: string
  subscription: string
  session: string
  portalPath: string
  /** Does something at the portal, such as `cancel` or `dispute/close`. */
  act(name: string, body?: object): Promise<Response>
  /** What the portal shows. */
  // oxlint-disable-next-line typescript/no-explicit-any
  portal(): Promise<any>
}

/** @param fields of the checkout session */
export async function makeMember(stripe: Stripe, fields: SessionFields = {}): Promise<Member> {
  const visitor = await signIn()
  const customer = await newCustomer(stripe, String(visitor.user.id))
  const session = await newSession(stripe, { ...fields, customer: customer.id })
  await paySession(session.id, 'succeeds')
  const paid = await stripe.checkout.sessions.retrieve(session.id)
  const { url } = await stripe.billingPortal.sessions.create({ customer: customer.id })
  const portalPath = new URL(url).pathname
  return {
    visitor,
    userId: visitor.user.id,
    customer: customer.id,
    subscription: paid.subscription as string,
    session: session.id,
    portalPath,
    act: (name, body) => visitor.post(`${portalPath}/${name}`, body),
    portal: async () => (await visitor.visit(portalPath)).props,
  }
}
