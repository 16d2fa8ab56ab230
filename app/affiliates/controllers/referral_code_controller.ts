import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import { notFound } from '#app/core/errors/errors'
import { campaignName } from '../campaign_name.js'
import { findAffiliate } from '../queries/find_affiliate.js'
import { referralLink } from '../referral_link.js'

/** With the quiet zone that the standard asks for. */
const QR_LOOK = { type: 'svg', margin: 4, width: 512 } as const

/** An affiliate's link as a QR code, to print or to show. */
export default class ReferralCodeController {
  async show({ auth, request, response }: HttpContext) {
    const affiliate = await findAffiliate(auth.getUserOrFail().id)
    if (!affiliate) throw notFound()
    const link = referralLink(affiliate.code, campaignName(request.qs().campaign))
    response.type('image/svg+xml').header('cache-control', 'private, max-age=3600')
    return QRCode.toString(link, QR_LOOK)
  }
}
