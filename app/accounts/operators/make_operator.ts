import db from '@adonisjs/lucid/services/db'
import { canonicalEmail } from '../emails/canonical_email.js'
import User from '../models/user.js'
import { clearTwoFactor } from '../actions/clear_two_factor.js'
import { addOperator, removeOperator } from './operators.js'
import { CONSOLE, recordAct } from './record_act.js'

/*
 * What only the console does: who sits there has the machine anyway.
 */

export interface MadeOperator {
  email: string
  isNew: boolean
  hasSecondFactor: boolean
}

/**
 * Lets an account open the admin pages.
 * @returns null without such an account
 */
export async function makeOperator(email: string): Promise<MadeOperator | null> {
  const user = await User.findBy('email', canonicalEmail(email))
  if (!user) return null
  const isNew = await db.transaction(async (trx) => {
    const added = await addOperator(trx, user.id)
    if (added) {
      await recordAct(trx, CONSOLE, { act: 'add_operator', target: { kind: 'user', id: user.id } })
    }
    return added
  })
  return { email: user.email, isNew, hasSecondFactor: user.twoFactorConfirmedAt !== null }
}

/** @returns whether there was an operator of this address */
export async function unmakeOperator(email: string): Promise<boolean> {
  const user = await User.findBy('email', canonicalEmail(email))
  if (!user) return false
  return db.transaction(async (trx) => {
    const removed = await removeOperator(trx, user.id)
    const target = { kind: 'user', id: user.id } as const
    if (removed) await recordAct(trx, CONSOLE, { act: 'remove_operator', target })
    return removed
  })
}

/**
 * Removes the second factor of somebody who has lost it, also of an operator, whom the admin pages leave alone.
 * @returns whether there is an account of this address
 */
export async function resetSecondFactor(email: string): Promise<boolean> {
  const user = await User.findBy('email', canonicalEmail(email))
  if (!user) return false
  await db.transaction(async (trx) => {
    await clearTwoFactor(trx, user, { ipAddress: CONSOLE.name, userAgent: null })
    await recordAct(trx, CONSOLE, { act: 'second_factor', target: { kind: 'user', id: user.id } })
  })
  return true
}
