import { plural } from '#app/i18n/plural'

/** What the public pages say of prices. */
export const PRICING_MESSAGES = {
  title: 'Prices',
  description:
    'What Vitrine costs: free credits to start with, one monthly plan, and credit packs.',
  heading: 'Simple prices',
  intro: 'Start for free. Subscribe when you want more; cancel whenever you like.',
  plans: 'Plans',
  free: {
    name: 'Free',
    price: '$0',
    note: 'to start with',
    /** @param ownNeedPlan whether pictures of one's own products need a subscription */
    features: (images: number, models: number, ownNeedPlan: boolean) => [
      ownNeedPlan
        ? `${images} AI-generated images of sample products, or edits of your own pictures`
        : `${images} AI-generated images`,
      plural(models, { one: '1 trained product', other: `${models} trained products` }),
      'Sample products to try everything on',
      'No card needed',
    ],
    action: 'Start for free',
  },
  plan: {
    price: (amount: string) => amount,
    note: 'per month',
    first: (price: string, percent: number, code: string) =>
      `First month ${price}: ${percent}% off with code ${code}`,
    action: 'Subscribe',
  },
  pack: {
    name: 'Credit Pack',
    badge: 'Best Value',
    note: 'one-time, for subscribers',
    features: (images: number, videos: number) => [
      `${images} Image Credits`,
      `${videos} Video Credits`,
      'Added to what you have',
      'Never expires',
    ],
  },
  credits: {
    heading: 'What a credit pays for',
    rows: [
      ['Image credit', 'One picture, one new background, one edit or one enlargement'],
      ['Video credit', 'One video of 5 or 10 seconds'],
      ['Model credit', 'Training one product'],
    ],
  },
  questions: {
    heading: 'Questions about prices',
    list: (graceDays: number) => [
      {
        question: 'Can I cancel at any time?',
        answer: 'Yes, on the billing page. You keep what you paid for until the month ends.',
      },
      {
        question: 'Do credits expire?',
        answer: `Those of a pack never do. What is left of a month of the plan can be spent for ${graceDays} days after it.`,
      },
      {
        question: 'What if a picture or a video fails?',
        answer: 'Its credit comes back by itself.',
      },
      {
        question: 'How do I pay?',
        answer: 'By card, on the page of our payment provider. We never see your card number.',
      },
    ],
  },
}
