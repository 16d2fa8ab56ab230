import type { Industry, UseReason } from '../../choices'

/** What is said when answers are refused. */
export const ONBOARDING_ERRORS = {
  industry: 'The industry field is required.',
  industryUnknown: 'The selected industry is invalid.',
  otherIndustry: 'The other industry field is required when industry is other.',
  otherIndustryLong: 'The other industry field must not be greater than 100 characters.',
  reasons: 'The use reasons field is required.',
  reasonUnknown: 'The selected use reasons is invalid.',
}

export const INDUSTRY_NAMES: Record<Industry, string> = {
  fashion: 'Fashion',
  cosmetic: 'Cosmetic',
  furniture: 'Furniture',
  jewelry: 'Jewelry',
  pets: 'Pets',
  groceries: 'Food',
  other: 'Other',
}

export const REASON_NAMES: Record<UseReason, string> = {
  marketing: 'Ads and marketing',
  new_products: 'Launching new products',
  social_media: 'Social media',
  editing: 'Editing photos',
  ab_test: 'A/B tests',
  ecommerce: 'My online shop',
  design: 'Design',
  trying: 'Just trying it out',
}

/** Wording of the questionnaire. */
export const ONBOARDING_MESSAGES = {
  title: 'Welcome to Vitrine',
  heading: (name: string) => `Welcome, ${name}`,
  intro: 'Two short questions, so that the tips and example scenes fit what you sell.',
  progress: 'Step 1 of 2',
  next: 'Next: Create Product',
  industry: 'What do you sell?',
  otherIndustry: 'Your industry',
  otherPlaceholder: 'Such as toys, tools or plants',
  reasons: 'What will you use the pictures for?',
  reasonsHint: 'Choose all that apply.',
  submit: 'Continue',
  submitting: 'Saving...',
  skip: 'Skip for now',
  skipping: 'Skipping...',
  cancel: 'Cancel',
  ideas: {
    title: 'Ideas for scenes',
    titleFor: (industry: string) => `Ideas for scenes: ${industry}`,
    back: 'Back to my own words',
  },
  resume: {
    title: 'Tips that fit what you sell',
    body: 'Answer two questions to get example scenes for your industry.',
    action: 'Answer now',
  },
}
