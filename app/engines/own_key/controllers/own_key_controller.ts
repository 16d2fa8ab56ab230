import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { checkOwnKey } from '../check_own_key.js'
import { notFound } from '#app/core/errors/errors'
import { FormError } from '#app/core/errors/form_error'
import { codeField } from '#app/core/validation/text_fields'
import { ownKeyProvider } from '#config/own_keys'
import { keepOwnKey } from '../actions/keep_own_key.js'
import { removeOwnKey } from '../actions/remove_own_key.js'
import { clientInfo } from '#app/accounts/sessions/client_info'
import { replyStatus } from '#app/accounts/reply_status'
import { OWN_KEY_ERRORS } from '../../messages/en/own_key.js'

const BAG = 'providerKey'

const keyValidator = vine.create({
  key: codeField()
    .trim()
    .regex(/^[\x21-\x7e]{12,200}$/),
})

/** A merchant's own key at the provider: entered or replaced, and removed. */
export default class OwnKeyController {
  async update(ctx: HttpContext) {
    if (!ownKeyProvider()) throw notFound()
    const [problem, input] = await keyValidator.tryValidate(ctx.request.only(['key']))
    if (problem) throw new FormError({ key: OWN_KEY_ERRORS.missing }, BAG)
    const access = await checkOwnKey(input.key)
    if (access === null) throw notFound()
    if (access !== 'granted') throw new FormError({ key: OWN_KEY_ERRORS[access] }, BAG)
    await keepOwnKey(ctx.auth.getUserOrFail().id, input.key, clientInfo(ctx))
    return replyStatus(ctx, 'provider-key-updated')
  }

  /** Also where the operator allows no keys any more. */
  async destroy(ctx: HttpContext) {
    await removeOwnKey(ctx.auth.getUserOrFail().id, clientInfo(ctx))
    return replyStatus(ctx, 'provider-key-removed')
  }
}
