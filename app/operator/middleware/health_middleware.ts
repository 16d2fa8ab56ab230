import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { answerProbe } from '#app/operator/health'

/** Answers probes before anything else looks at a request, so that they pass the admission, leave no sessions behind and need no disk. */
export default class HealthMiddleware {
  async handle({ request, response }: HttpContext, next: NextFn) {
    const probe = await answerProbe(request.url())
    return probe ? response.status(probe.status).json(probe.body) : next()
  }
}
