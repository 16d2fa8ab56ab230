import encryption from '@adonisjs/core/services/encryption'
import type { SealedColumns } from '#app/core/database/sealed_columns'

export const PROVIDER_KEY_COLUMNS: SealedColumns = {
  table: 'provider_keys',
  columns: ['sealed'],
  owner: 'user_id',
  purposeFor,
}

/** Encrypts a key; what is sealed for one user opens for no other. */
export function sealKey(userId: number, key: string): string {
  return encryption.encrypt(key, { purpose: purposeFor(userId) })
}

/** @returns null when this installation's key does not open it */
export function openKey(userId: number, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeFor(userId))
}

function purposeFor(userId: number): string {
  return `provider_key:${userId}`
}
