/** What the dialog says in which somebody signs in again whose session has ended. */
export const SIGN_IN_MESSAGES = {
  title: 'Your session has ended',
  body: 'Log in again and you go on where you were: nothing that you typed or chose is lost.',
  elsewhere: 'Or in a new tab:',
  noticed: 'This page goes on by itself once you are logged in there.',
  done: 'I am logged in',
  notYet: 'You are not logged in yet.',
  submit: 'Log in',
  leave: 'Leave this page',
}
