import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { AppError } from '#app/core/errors/app_error'
import { REPLY_TEXTS } from '#app/core/messages/en/replies'

/** Lets links pass that this installation signed and that have not expired. */
export default class SignedMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (request.hasValidSignature()) return next()
    throw new AppError(403, 'invalid_signature', REPLY_TEXTS.signature)
  }
}
