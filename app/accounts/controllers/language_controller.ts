import type { HttpContext } from '@adonisjs/core/http'
import { goOnIn } from '#app/i18n/speaking'
import { replyStatus } from '../reply_status.js'
import { languageValidator } from '../validators/language.js'

/** The language that the user reads. */
export default class LanguageController {
  async update(ctx: HttpContext) {
    const { language } = await ctx.request.validateUsing(languageValidator)
    await ctx.auth.getUserOrFail().merge({ language }).save()
    goOnIn(language)
    return replyStatus(ctx, 'language-updated')
  }
}
