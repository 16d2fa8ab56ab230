import type { HttpContext } from '@adonisjs/core/http'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { requireConfirmation } from '#app/accounts/passwords/require_confirmation'
import { relativeTimeText } from '#app/ui/text/relative_time_text'
import { ABILITIES, DEFAULT_ABILITIES, knownAbilities } from '../tokens/abilities.js'
import { changeToken } from '../actions/change_token.js'
import { createToken } from '../actions/create_token.js'
import { revokeToken } from '../actions/revoke_token.js'
import { listTokens } from '../queries/list_tokens.js'
import { changeTokenValidator, createTokenValidator } from '../validators/token.js'

/** The API Tokens screen. */
export default class ApiTokensController {
  async index({ auth, inertia }: HttpContext) {
    const tokens = await listTokens(auth.getUserOrFail().id)
    return inertia.render('api/index', {
      tokens: tokens.map((token) => ({
        ...token,
        last_used_ago:
          token.last_used_at && relativeTimeText(new Date(token.last_used_at), new Date()),
      })),
      availablePermissions: [...ABILITIES],
      defaultPermissions: [...DEFAULT_ABILITIES],
    })
  }

  async store(ctx: HttpContext) {
    const body = await ctx.request.validateUsing(createTokenValidator)
    await requireConfirmation(ctx)
    const { plain } = await createToken(
      {
        userId: ctx.auth.getUserOrFail().id,
        name: body.name,
        abilities: knownAbilities(body.permissions ?? []),
        expiresInDays: body.expires_in_days ?? undefined,
      },
      clientInfo(ctx)
    )
    ctx.session.flash('token', plain)
    return ctx.response.redirect().back()
  }

  async update(ctx: HttpContext) {
    const { permissions } = await ctx.request.validateUsing(changeTokenValidator)
    await requireConfirmation(ctx)
    await changeToken(
      {
        userId: ctx.auth.getUserOrFail().id,
        tokenId: Number(ctx.params.token),
        abilities: knownAbilities(permissions ?? []),
      },
      clientInfo(ctx)
    )
    return ctx.response.redirect().status(303).back()
  }

  async destroy(ctx: HttpContext) {
    await revokeToken(ctx.auth.getUserOrFail().id, Number(ctx.params.token), clientInfo(ctx))
    return ctx.response.redirect().status(303).back()
  }
}
