import type { HttpContext } from '@adonisjs/core/http'

export default class LandingController {
  show({ inertia }: HttpContext) {
    return inertia.render('shell/landing', {})
  }
}
