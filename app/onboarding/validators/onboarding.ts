import vine from '@vinejs/vine'
import { nameField } from '#app/core/validation/text_fields'
import { wordingWith } from '#start/validator'
import { INDUSTRIES, MAX_OTHER_INDUSTRY_LENGTH, USE_REASONS } from '../choices.js'
import { ONBOARDING_ERRORS } from '../messages/en/common.js'

/** Body of `POST /onboarding`. What is said of another industry counts for that choice alone. */
export const onboardingValidator = vine.create({
  industry: vine.enum(INDUSTRIES),
  other_industry: nameField(MAX_OTHER_INDUSTRY_LENGTH)
    .minLength(1)
    .nullable()
    .optional()
    .requiredWhen('industry', '=', 'other'),
  use_reasons: vine
    .array(vine.enum(USE_REASONS))
    .minLength(1)
    .maxLength(USE_REASONS.length)
    .distinct(),
})
onboardingValidator.messagesProvider = wordingWith(() => ({
  'industry.required': ONBOARDING_ERRORS.industry,
  'industry.enum': ONBOARDING_ERRORS.industryUnknown,
  'other_industry.required': ONBOARDING_ERRORS.otherIndustry,
  'other_industry.minLength': ONBOARDING_ERRORS.otherIndustry,
  'other_industry.maxLength': ONBOARDING_ERRORS.otherIndustryLong,
  'use_reasons.required': ONBOARDING_ERRORS.reasons,
  'use_reasons.array': ONBOARDING_ERRORS.reasons,
  'use_reasons.array.minLength': ONBOARDING_ERRORS.reasons,
  'use_reasons.array.maxLength': ONBOARDING_ERRORS.reasonUnknown,
  'use_reasons.distinct': ONBOARDING_ERRORS.reasonUnknown,
  'use_reasons.*.enum': ONBOARDING_ERRORS.reasonUnknown,
}))
