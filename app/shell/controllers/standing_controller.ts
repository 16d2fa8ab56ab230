import type { HttpContext } from '@adonisjs/core/http'
import type { Standing } from '../standing.js'

export default class StandingController {
  show({ auth, inertia, response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return response.json({
      version: String(inertia.getVersion()),
      user: auth.user?.id ?? null,
    } satisfies Standing)
  }
}
