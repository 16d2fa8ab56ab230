import type { HttpContext } from '@adonisjs/core/http'

/** What an open page asks to learn where it stands. */
export interface Standing {
  /** The build of pages that the server has, as `version` of a page. */
  version: string
  /** Id of who is signed in; null for guests. */
  user: number | null
}

export default class StandingController {
  show({ auth, inertia, response }: HttpContext) {
    response.header('Cache-Control', 'no-store')
    return response.json({
      version: String(inertia.getVersion()),
      user: auth.user?.id ?? null,
    } satisfies Standing)
  }
}
