import type { HttpContext } from '@adonisjs/core/http'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { requireConfirmation } from '#app/accounts/passwords/require_confirmation'
import { EVERY_ABILITY, knownAbilities } from '../tokens/abilities.js'
import { createToken } from '../actions/create_token.js'
import { revokeToken } from '../actions/revoke_token.js'
import { listTokens } from '../queries/list_tokens.js'
import { createTokenAsJsonValidator } from '../validators/token.js'

/** The tokens as JSON, for the profile page. */
export default class TokensController {
  async index({ auth, response }: HttpContext) {
    return response.json({ tokens: await listTokens(auth.getUserOrFail().id) })
  }

  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(createTokenAsJsonValidator)
    await requireConfirmation(ctx)
    const { name, abilities } = body
    const every = !abilities || abilities.includes(EVERY_ABILITY)
    const { plain, token } = await createToken(
      {
        userId: ctx.auth.getUserOrFail().id,
        name,
        abilities: every ? [EVERY_ABILITY] : knownAbilities(abilities),
        expiresInDays: body.expires_in_days ?? undefined,
      },
      clientInfo(ctx)
    )
    return ctx.response.status(201).json({ token: plain, accessToken: token })
  }

  async destroy(ctx: HttpContext) {
    await revokeToken(ctx.auth.getUserOrFail().id, Number(ctx.params.token), clientInfo(ctx))
    return ctx.response.noContent()
  }
}
