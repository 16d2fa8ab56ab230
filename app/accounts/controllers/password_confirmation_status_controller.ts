import type { HttpContext } from '@adonisjs/core/http'
import {
  CONFIRMATION_SECONDS,
  secondsSinceConfirmation,
} from '../passwords/password_confirmation.js'

export default class PasswordConfirmationStatusController {
  /** `seconds` of the query says for how long a confirmation counts, if not as long as everywhere. */
  show({ request, response, session }: HttpContext) {
    const elapsed = secondsSinceConfirmation(session)
    const asked = Number(request.input('seconds') ?? CONFIRMATION_SECONDS)
    const timeout = Number.isFinite(asked) ? asked : CONFIRMATION_SECONDS
    const confirmed = elapsed !== null && elapsed < timeout
    if (confirmed && elapsed > 0) response.header('X-Retry-After', String(elapsed))
    return response.json({ confirmed })
  }
}
