import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { notFound } from '#app/core/errors/errors'
import { featureOn, type FeatureName } from '#config/features'

/** What the operator switched off is gone. Runs before anything that would ask for a sign-in. */
export default class FeatureMiddleware {
  async handle(_ctx: HttpContext, next: NextFn, name: FeatureName) {
    if (!featureOn(name)) throw notFound()
    return next()
  }
}
