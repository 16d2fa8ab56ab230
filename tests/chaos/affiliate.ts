import { randomUUID } from 'node:crypto'
import { query } from '../support/query.js'
import { registerAt } from '../support/sign_up.js'
import { freshEmail, Visitor } from '../support/visitor.js'
import { PASSWORD } from './merchant.js'
import type { System } from './system.js'

/** What a browser sends that somebody opens a page with. */
const BROWSER = { 'accept': 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux) Firefox/140.0' }

/** Somebody who recommends the system to all merchants, and buys nothing. */
export class Affiliate {
  readonly paypalEmail: string
  readonly #url: string
  readonly #code: string

  private constructor(url: string, code: string, paypalEmail: string) {
    this.#url = url
    this.#code = code
    this.paypalEmail = paypalEmail
  }

  /** @param url of a system that is well as yet */
  static async register(url: string): Promise<Affiliate> {
    const paypalEmail = `paid-${randomUUID()}@example.test`
    const visitor = await registerAt(url, PASSWORD, freshEmail())
    await visitor.post('/user/confirm-password', { password: PASSWORD })
    await visitor.post('/affiliate', { paypal_email: paypalEmail })
    const { props } = await visitor.visit('/affiliate')
    return new Affiliate(url, props.affiliate.affiliate_id, paypalEmail)
  }

  /** Somebody who has followed their link. */
  async refer(): Promise<Visitor> {
    const visitor = new Visitor(this.#url)
    const page = await visitor.get(`/?ref=${this.#code}`, { headers: BROWSER })
    await page.arrayBuffer()
    return visitor
  }
}

/** The ledger lets nothing be changed: only here a month passes at once. */
const PASS_A_MONTH = `alter table affiliate_entries disable trigger user;
  update affiliate_entries set available_at = now() where available_at > now();
  alter table affiliate_entries enable trigger user`

/** Has what affiliates have earned paid out, as if it had been held for long enough. */
export async function payAffiliates(system: System): Promise<void> {
  await query(system, PASS_A_MONTH)
  await system.command('affiliates:pay')
}
