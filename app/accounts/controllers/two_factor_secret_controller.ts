import type { HttpContext } from '@adonisjs/core/http'
import QRCode from 'qrcode'
import { otpauthUrl } from '../two_factor/totp.js'
import { openSecret } from '../two_factor/two_factor_secrets.js'
import { twoFactorState } from '../two_factor/two_factor_setup.js'
import { twoFactorNotEnabled } from '../errors.js'

const QR_LOOK = { margin: 0, width: 192, color: { dark: '#2d3748', light: '#ffffff' } }

/** What an authenticator app needs: the secret as a QR code and as text. */
export default class TwoFactorSecretController {
  async qrCode(ctx: HttpContext) {
    const secret = await this.#secret(ctx)
    if (secret === null) return ctx.response.json([])
    const url = otpauthUrl(secret, ctx.auth.getUserOrFail().email)
    const svg = await QRCode.toString(url, { ...QR_LOOK, type: 'svg' })
    return ctx.response.json({ svg: svg.trim(), url })
  }

  async key(ctx: HttpContext) {
    const secretKey = await this.#secret(ctx)
    if (secretKey === null) throw twoFactorNotEnabled()
    return ctx.response.json({ secretKey })
  }

  async #secret(ctx: HttpContext): Promise<string | null> {
    const user = ctx.auth.getUserOrFail()
    return twoFactorState(ctx, user) === 'off' ? null : openSecret(user)
  }
}
