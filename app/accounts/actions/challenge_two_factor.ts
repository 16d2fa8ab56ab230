import { randomUUID } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { type Challenge, passwordMark } from '../two_factor/challenge.js'
import type User from '../models/user.js'

/** Notes in the session who gave the right password and has still to give a code; nobody is signed in. */
export function challengeTwoFactor(
  { session }: HttpContext,
  user: User,
  { remember, isMailConfirmed }: Pick<Challenge, 'remember' | 'isMailConfirmed'>
): void {
  session.regenerate()
  session.put('login', {
    id: user.id,
    remember,
    isMailConfirmed,
    challenge: randomUUID(),
    password: passwordMark(user),
  } satisfies Challenge)
}
