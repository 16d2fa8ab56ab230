import type { DateTime } from 'luxon'
import { featureOn } from '#config/features'

/**
 * Whether the address of an account is taken for its owner's: somebody has proven it, or the operator asks nobody to. Any other may be a
 * stranger's, whose it is that registered with it.
 */
export function isOwnAddress({
  emailVerifiedAt,
}: {
  emailVerifiedAt: DateTime | Date | null
}): boolean {
  return emailVerifiedAt !== null || !featureOn('emailVerification')
}
