/** What the Top Up dialog says; apart from the other texts, since it opens on every page. */
export const TOP_UP_MESSAGES = {
  title: 'Top Up Credits',
  description: 'Run out before the month is over? Add a pack to what you have.',
  pack: 'Credit Pack',
  price: '$29',
  once: 'one-time',
  bestValue: 'Best Value',
  images: '100 Image Credits',
  videos: '2 Video Credits',
  note: 'Added to your existing balance. They never expire.',
  proceed: 'Continue to Payment',
  processing: 'Processing...',
  cancel: 'Cancel',
}
