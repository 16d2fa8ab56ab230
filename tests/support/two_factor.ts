import { Authenticator } from './authenticator.js'
import { PASSWORD } from './merchant.js'
import type { Visitor } from './visitor.js'

/** Gives the password for what asks for it. */
export async function confirmPassword(visitor: Visitor): Promise<void> {
  const { status } = await visitor.post('/user/confirm-password', { password: PASSWORD })
  if (status !== 201) throw new Error(`Confirming the password answered ${status}`)
}

/** Begins a setup; the password is confirmed along the way. */
export async function beginTwoFactor(visitor: Visitor): Promise<Authenticator> {
  await confirmPassword(visitor)
  const { status } = await visitor.post('/user/two-factor-authentication')
  if (status !== 200) throw new Error(`Enabling answered ${status}`)
  const { url } = await (await visitor.get('/user/two-factor-qr-code')).json()
  return new Authenticator(url)
}

/** Turns two-factor authentication on. The current code is used up: sign in with `code(1)`. */
export async function turnOnTwoFactor(visitor: Visitor): Promise<Authenticator> {
  const authenticator = await beginTwoFactor(visitor)
  const code = authenticator.code()
  const { status } = await visitor.post('/user/confirmed-two-factor-authentication', { code })
  if (status !== 200) throw new Error(`Confirming answered ${status}`)
  return authenticator
}
