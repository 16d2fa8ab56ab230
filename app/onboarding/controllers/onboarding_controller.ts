import type { HttpContext } from '@adonisjs/core/http'
import { replyKind } from '#app/core/errors/reply_kind'
import { skipQuestionnaire } from '../actions/skip_questionnaire.js'
import { storeAnswers } from '../actions/store_answers.js'
import { onboardingValidator } from '../validators/onboarding.js'

/** The questionnaire of newcomers. */
export default class OnboardingController {
  async store(ctx: HttpContext) {
    const answers = await ctx.request.validateUsing(onboardingValidator)
    await storeAnswers({
      userId: ctx.auth.getUserOrFail().id,
      industry: answers.industry,
      otherIndustry: answers.other_industry ?? null,
      useReasons: answers.use_reasons,
    })
    return backTo(ctx)
  }

  async skip(ctx: HttpContext) {
    await skipQuestionnaire(ctx.auth.getUserOrFail().id)
    return backTo(ctx)
  }
}

function backTo({ request, response }: HttpContext) {
  if (replyKind(request) === 'json') return response.noContent()
  return response.redirect().back()
}
