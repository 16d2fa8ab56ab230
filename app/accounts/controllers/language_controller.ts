import type { HttpContext } from '@adonisjs/core/http'
import { switchLocale } from '#app/i18n/current_locale'
import { replyStatus } from '../reply_status.js'
import { languageValidator } from '../validators/language.js'

/** The language that the user reads. */
export default class LanguageController {
  async update(ctx: HttpContext) {
    const { language } = await ctx.request.validateUsing(languageValidator)
    await ctx.auth.getUserOrFail().merge({ language }).save()
    switchLocale(language)
    return replyStatus(ctx, 'language-updated')
  }
}
