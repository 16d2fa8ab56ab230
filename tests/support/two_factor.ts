import { TOTP, URI } from 'otpauth'
import { PASSWORD } from './merchant.js'
import type { Visitor } from './visitor.js'

const STEP_MS = 30_000

/** An authenticator app: reads the address of a QR code and shows codes. */
export class Authenticator {
  readonly totp: TOTP

  constructor(url: string) {
    this.totp = URI.parse(url) as TOTP
  }

  /** @param steps how many steps of 30 s its clock is ahead */
  code(steps = 0): string {
    return this.totp.generate({ timestamp: Date.now() + steps * STEP_MS })
  }

  /** A code that is right for no step near now. */
  wrongCode(): string {
    const near = [-2, -1, 0, 1, 2].map((steps) => this.code(steps))
    return ['000000', '111111', '222222', '333333', '444444', '555555'].find(
      (code) => !near.includes(code)
    )!
  }
}

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
