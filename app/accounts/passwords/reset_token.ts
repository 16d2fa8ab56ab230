import { createHash, randomBytes } from 'node:crypto'

/** How long a reset link holds. */
export const RESET_MINUTES = 60

/** 256 random bits: nobody guesses them, so that a fast hash is enough to keep. */
export function makeResetToken(): string {
  return randomBytes(32).toString('base64url')
}

export function hashResetToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url')
}
