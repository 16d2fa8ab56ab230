import encryption from '@adonisjs/core/services/encryption'
import type { SealedColumns } from '#app/core/database/sealed_columns'

/** The encrypted columns of a user. */
interface Sealed {
  id: number
  twoFactorSecret: string | null
  twoFactorRecoveryCodes: string | null
}

export const TWO_FACTOR_COLUMNS: SealedColumns = {
  table: 'users',
  columns: ['two_factor_secret', 'two_factor_recovery_codes'],
  owner: 'id',
  purposeFor,
}

/** Encrypts a secret or the recovery codes; what is sealed for one user opens for no other. */
export function seal(userId: number, value: string | string[]): string {
  return encryption.encrypt(value, { purpose: purposeFor(userId) })
}

/** The user's TOTP secret in base 32; null when there is none, or none that this installation's key opens. */
export function openSecret(user: Sealed): string | null {
  return open<string>(user.id, user.twoFactorSecret)
}

/** The user's recovery codes; empty when there are none. */
export function openRecoveryCodes(user: Sealed): string[] {
  return open<string[]>(user.id, user.twoFactorRecoveryCodes) ?? []
}

function open<T>(userId: number, sealed: string | null): T | null {
  return sealed === null ? null : encryption.decrypt<T>(sealed, purposeFor(userId))
}

function purposeFor(userId: number): string {
  return `two_factor:${userId}`
}
