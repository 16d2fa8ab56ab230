import { featureOn } from '#config/features'
import { affiliateCode } from '../affiliate_code.js'
import { findCode } from '../tracking/find_code.js'

/** An affiliate's code that was sent as a coupon, as it is written; null for anything else. */
export async function findCoupon(sent: unknown): Promise<string | null> {
  const code = featureOn('affiliates') ? affiliateCode(sent) : null
  return code !== null && (await findCode(code)) ? code : null
}
