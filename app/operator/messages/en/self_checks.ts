/** What operators are told by mail. */
export const SELF_CHECK_MESSAGES = {
  mail: {
    subject: 'Vitrine has found something that needs you',
    heading: 'Something needs you',
    body: 'Vitrine looks every night whether all is as it should be. This is not:',
    note: 'You are told of each kind once until it is mended. To look again, run “node ace.js check”.',
  },
} as const
