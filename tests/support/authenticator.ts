import { type TOTP, URI } from 'otpauth'

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
