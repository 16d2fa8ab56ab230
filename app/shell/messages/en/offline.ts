/** What a browser shows of Vitrine while it cannot reach it. */
export const OFFLINE_MESSAGES = {
  title: 'No connection',
  heading: 'Vitrine cannot be reached',
  body: 'Check your network. This page goes on by itself as soon as there is a connection; work that you have ordered goes on without it.',
  action: 'Try again',
}
