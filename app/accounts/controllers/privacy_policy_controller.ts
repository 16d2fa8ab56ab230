import type { HttpContext } from '@adonisjs/core/http'
import { renderLegalText } from '../legal_texts.js'

/** Served also where nobody has to agree to it. */
export default class PrivacyPolicyController {
  async show({ inertia }: HttpContext) {
    const policy = await renderLegalText('privacy-policy')
    return inertia.render('accounts/privacy_policy', { policy })
  }
}
