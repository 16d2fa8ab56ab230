import { Secret, TOTP } from 'otpauth'

/** Name under which authenticator apps list the account. */
const ISSUER = 'Vitrine'
/** 80 bits: 16 characters in base 32. */
const SECRET_BYTES = 10
/** Steps of 30 s before and after the current one whose codes count too, for clocks that differ. */
const WINDOW = 1

/** A fresh secret in base 32. */
export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** The `otpauth://` address that authenticator apps read from the QR code. */
export function otpauthUrl(secret: string, email: string): string {
  return totp(secret, email).toString()
}

/**
 * The time step (30 s since 1970, RFC 6238) to which a code belongs; null for a code of no step near now.
 * @param now milliseconds since 1970
 */
export function stepOfCode(secret: string, code: string, now = Date.now()): number | null {
  const generator = totp(secret, '')
  const delta = generator.validate({
    token: code.replace(/\s/g, ''),
    timestamp: now,
    window: WINDOW,
  })
  return delta === null ? null : generator.counter({ timestamp: now }) + delta
}

function totp(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: 6,
    period: 30,
  })
}
