import type { HttpContext } from '@adonisjs/core/http'
import { loadViewer } from '#app/accounts/queries/load_viewer'
import { notFound } from '#app/core/errors/app_error'

/** What is left to spend, by kind. */
export default class CreditsController {
  async show({ apiCaller, response }: HttpContext) {
    const viewer = await loadViewer(apiCaller.userId)
    if (!viewer) throw notFound()
    return response.json(viewer.credits)
  }
}
