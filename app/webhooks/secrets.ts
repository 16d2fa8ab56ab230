import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import type { SealedColumns } from '#app/core/database/sealed_columns'

const PREFIX = 'whsec_'
const SECRET_BYTES = 32

export const WEBHOOK_SECRET_COLUMNS: SealedColumns = {
  table: 'webhook_endpoints',
  columns: ['secret', 'old_secret'],
  owner: 'user_id',
  purposeFor,
}

/** A new secret as Standard Webhooks spells it: `whsec_` and random bytes in base64. */
export function newSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64')
}

/** The bytes that sign. */
export function keyOf(secret: string): Buffer {
  return Buffer.from(secret.slice(PREFIX.length), 'base64')
}

/** Encrypts a secret; what is sealed for one user opens for no other. */
export function sealSecret(userId: number, secret: string): string {
  return encryption.encrypt(secret, { purpose: purposeFor(userId) })
}

/** @returns null when this installation's key does not open it */
export function openSecret(userId: number, sealed: string): string | null {
  return encryption.decrypt<string>(sealed, purposeFor(userId))
}

function purposeFor(userId: number): string {
  return `webhook_secret:${userId}`
}
