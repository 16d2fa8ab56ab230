/** What callers are told when a call fails, by status or by what is the matter. */
export const REPLY_TEXTS = {
  400: 'Bad Request',
  401: 'Unauthenticated.',
  403: 'This action is unauthorized.',
  404: 'Not Found',
  405: 'Method Not Allowed',
  413: 'The request is too large.',
  419: 'CSRF token mismatch.',
  429: 'Too Many Attempts.',
  500: 'Server Error',
  503: 'Service Unavailable',
  invalid: 'The given data was invalid.',
  signature: 'Invalid signature.',
  unverified: 'Your email address is not verified.',
  passwordConfirmation: 'Password confirmation required.',
  nothingBought: 'There are no payments yet: subscribe first.',
  checkoutBusy: 'Something went wrong. Please try again.',
  trainingUnderWay: 'This product is being trained already.',
  exportUnderWay: 'A copy of your data is being made already.',
  notTrained: 'This product has not been trained yet.',
  tooMuchAtOnce:
    'Too much is being uploaded from your account or network at this moment. Try again when it has arrived.',
}
