/** What the screens say when the connection between browser and server fails. */
export const CLIENT_MESSAGES = {
  offline: 'No connection to the server. Check your network and try again.',
  timeout: 'The server took too long to answer. Please try again.',
  invalidAnswer: 'Invalid response from server',
  status: (status: number) => `The server answered with status ${status}.`,
  tooSlow:
    'The line was too slow: not all of it arrived in time. Please try again with fewer or smaller files.',
  tooBig: 'That is more than can be sent at once. Please send fewer or smaller files.',
  tooMany: 'Too many requests. Please wait a moment and try again.',
  overloaded: 'Very many are here at the moment. Please try again in a few seconds.',
  failed: 'Something went wrong. Please try again.',
  away: 'No connection to Vitrine. Trying again...',
  outdated: {
    title: 'Vitrine has been updated',
    body: 'A part of this page is missing, because it was opened before the update. Nothing changes until you load the page anew: copy first what you typed and did not send.',
    missing: 'A part of this page is missing, because it was opened before the update.',
    action: 'Load Anew',
    later: 'Later',
  },
  expired: {
    title: 'Page expired',
    body: 'This page was open for so long that its security token is no longer valid. Nothing you typed is lost: continue, then send it again.',
    action: 'Continue',
    failed: 'The page could not be renewed. Check your network and try again.',
  },
}
