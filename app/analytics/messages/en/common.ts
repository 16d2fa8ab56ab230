/** What visitors are asked before statistics, and where they change their mind. */
export const ANALYTICS_MESSAGES = {
  label: 'Statistics and advertising',
  question:
    'May we use statistics and advertising services to learn how Vitrine is used and which ads lead here? Everything works the same without.',
  accept: 'Accept',
  decline: 'Decline',
  privacy: 'Privacy Policy',
  isAccepted: 'Statistics and advertising services may be told of your visits.',
  isDeclined: 'Statistics and advertising services are not told of your visits.',
  withdraw: 'Stop this',
}
