/** What merchants sell, spelled as on the wire. */
export const INDUSTRIES = [
  'fashion',
  'cosmetic',
  'furniture',
  'jewelry',
  'pets',
  'groceries',
  'other',
] as const

/** What they want pictures for, spelled as on the wire. */
export const USE_REASONS = [
  'marketing',
  'new_products',
  'social_media',
  'editing',
  'ab_test',
  'ecommerce',
  'design',
  'trying',
] as const

export type Industry = (typeof INDUSTRIES)[number]
export type UseReason = (typeof USE_REASONS)[number]

/** Of an industry in the merchant's own words. */
export const MAX_OTHER_INDUSTRY_LENGTH = 100

/** Answers of the questionnaire, spelled as on the wire. */
export type OnboardingAnswers = {
  industry: Industry | null
  /** Null unless the industry is 'other'. */
  other_industry: string | null
  use_reasons: UseReason[]
}

/** Whether somebody is still to be asked, has put it off, or has answered. */
export type OnboardingState = 'open' | 'skipped' | 'answered'
