export const AFFILIATE_ERRORS = {
  notRegistered: 'We could not register you as an affiliate. Please try again in a moment.',
}

export const AFFILIATE_BANNERS = {
  updated: 'Your PayPal email address was updated.',
}
