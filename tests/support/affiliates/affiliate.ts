import db from '@adonisjs/lucid/services/db'
import type User from '#app/accounts/models/user'
import { registerAffiliate } from '#app/affiliates/actions/register_affiliate'
import { clickRecorder } from '#app/affiliates/tracking/click_recorder'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { fromElsewhere } from '../forms.js'
import { createMerchant } from '../merchant.js'
import { freshEmail, Visitor } from '../visitor.js'

/** What a person's browser says of itself. */
export const BROWSER =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'

export interface StoredAffiliate {
  id: number
  user_id: number
  code: string
  paypal_email: string
  held_at: Date | null
  clicks: number
  registrations: number
  paid_conversions: number
  earnings: number
  balance: number
}

/** A merchant who recommends us, new if none is given. */
export async function createAffiliate(user?: User): Promise<StoredAffiliate> {
  const { id: userId, email } = user ?? (await createMerchant())
  const client = { ipAddress: '198.51.100.7', userAgent: BROWSER }
  await registerAffiliate({ userId, paypalEmail: email, client })
  const { code } = firstOf(
    await sql<{ code: string }>(db.connection(), 'select code from affiliates where user_id = ?', [
      userId,
    ])
  )
  return affiliateBy(code)
}

/** As it stands, with all clicks written. */
export async function affiliateBy(code: string): Promise<StoredAffiliate> {
  await clickRecorder.flush()
  const rows = await sql<StoredAffiliate>(
    db.connection(),
    'select * from affiliates where code = ?',
    [code]
  )
  return firstOf(rows)
}

/** The ledger, oldest first, as reason and change. */
export async function affiliateEntries(id: number): Promise<[string, number][]> {
  const rows = await sql<{ reason: string; change: number }>(
    db.connection(),
    'select reason, change from affiliate_entries where affiliate_id = ? order by id',
    [id]
  )
  return rows.map(({ reason, change }) => [reason, change])
}

/** Opens a page as a browser does, at an address of its own unless the headers say otherwise. */
export function open(visitor: Visitor, path: string, headers: Record<string, string> = {}) {
  return visitor.get(path, {
    headers: { 'accept': 'text/html', 'user-agent': BROWSER, ...fromElsewhere(), ...headers },
  })
}

/** Somebody who follows a link if there is one, and registers: signed in then. */
export async function signUp(
  link: string | null,
  email = freshEmail()
): Promise<Visitor & { userId: number; email: string }> {
  const visitor = new Visitor()
  if (link) await open(visitor, link)
  return Object.assign(visitor, { email, userId: await register(visitor, email) })
}

/** Fills in the form of the registration; answers the new user's id. */
export async function register(visitor: Visitor, email = freshEmail()): Promise<number> {
  const password = 'a long password'
  const form = { name: 'Grace Hopper', email, password, password_confirmation: password }
  const answer = await visitor.post(
    '/register',
    { ...form, terms: 'on' },
    { headers: fromElsewhere() }
  )
  if (answer.status !== 201) throw new Error(`Registration answered ${answer.status}`)
  const { id } = firstOf(
    await sql<{ id: number }>(db.connection(), 'select id from users where email = ?', [email])
  )
  return id
}

export interface StoredReferral {
  affiliate_id: number
  campaign: string
  source: string
  converted_at: Date | null
}

/** Who brought a user. */
export async function referralOf(userId: number): Promise<StoredReferral | null> {
  const [referral] = await sql<StoredReferral>(
    db.connection(),
    'select affiliate_id, campaign, source, converted_at from referrals where user_id = ?',
    [userId]
  )
  return referral ?? null
}
