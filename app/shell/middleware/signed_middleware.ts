import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { invalidSignature } from '../errors.js'

/** Lets links pass that this installation signed and that have not expired. */
export default class SignedMiddleware {
  async handle({ request }: HttpContext, next: NextFn) {
    if (request.hasValidSignature()) return next()
    throw invalidSignature()
  }
}
