import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { emailHash } from '#app/accounts/actions/queue_verification_mail'
import type User from '#app/accounts/models/user'
import { PASSWORD } from './merchant.js'
import { signIn } from './sign_in.js'
import type { Visitor } from './visitor.js'

/** Says who one is, by the password, for what asks for it. */
export async function confirmPassword(visitor: Visitor, password = PASSWORD): Promise<void> {
  const { status } = await visitor.post('/user/confirm-password', { password })
  if (status !== 201) throw new Error(`Confirming the password answered ${status}`)
}

/** The same, unless it was said a short while ago. */
export async function ensureConfirmed(visitor: Visitor): Promise<void> {
  const { confirmed } = await (await visitor.get('/user/confirmed-password-status')).json()
  if (!confirmed) await confirmPassword(visitor)
}

/** A signed-in client of a merchant, new if none is given, who may make sensitive changes. */
export async function signInConfirmed(user?: User): Promise<Visitor & { user: User }> {
  const visitor = await signIn(user)
  await confirmPassword(visitor)
  return visitor
}

/** The same for an account without a password, by the link of a mail. */
export async function confirmByMail(visitor: Visitor, { id, email }: Pick<User, 'id' | 'email'>) {
  const link = signedUrlFor('mail-confirmation.verify', { id, hash: emailHash(email) })
  const { status } = await visitor.get(link)
  if (status !== 204) throw new Error(`The link answered ${status}`)
}
