import type { HttpContext } from '@adonisjs/core/http'
import { renderLegalText } from '../legal_texts.js'

/** Served also where nobody has to agree to them. */
export default class TermsController {
  async show({ inertia }: HttpContext) {
    const terms = await renderLegalText('terms-of-service')
    return inertia.render('accounts/terms_of_service', { terms })
  }
}
