import type { HttpContext } from '@adonisjs/core/http'

/** `GET /docs/api`: the reference of the public API. */
export default class ReferenceController {
  show({ inertia }: HttpContext) {
    return inertia.render('api/reference', {})
  }
}
