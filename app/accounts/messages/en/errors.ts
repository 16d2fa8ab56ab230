import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** Why calls of the account pages are refused. */
export const ACCOUNT_ERRORS = {
  mailedCode: 'This code is not the one that we sent.',
  signedOutForGuessing: 'You were logged out: the password or code was wrong too often.',
  signInAgain: 'The code was wrong too often or has expired. Please log in again.',
  credentials: 'These credentials do not match our records.',
  suspended: 'This account is suspended. Please write to us.',
  registrationClosed: 'New accounts cannot be created at the moment.',
  onlyLooking:
    'You are looking at a merchant’s account: nothing can be changed, and no secret is shown.',
  storageLimit: (most: number) =>
    `Your account may keep ${formatNumber(most)} MB of files, and this would be more. Delete products or files that you do not need any more, or write to us.`,
  tooManyLogins: (seconds: number) =>
    `Too many login attempts. Please try again in ${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })}.`,
  wrongConfirmation: 'The provided password was incorrect.',
  wrongPassword: 'The password is incorrect.',
  confirmByMail: 'Confirm it by mail first: your account has no password.',
  resetToken: 'This password reset token is invalid.',
  resetWait: 'Please wait before retrying.',
  emailWait: 'Please wait before changing your email address again.',
  teamsWithMembers:
    'Others work in a team of yours: hand the team over first, or tick that it is deleted too.',
  photoKind: 'The photo field must be a file of type: jpg, jpeg, png.',
  photoSize: 'The photo field must not be greater than 1024 kilobytes.',
}

/** What is said once a password has been changed. */
export const PASSWORD_BANNERS = {
  confirmedByMail: 'You have confirmed that it is you, for 15 minutes.',
  linkSent: 'We have emailed your password reset link.',
  reset: 'Your password has been reset.',
  claimed:
    'What had been set up in your account before this address was proven was removed. A mail tells you more.',
  set: 'Your password has been set.',
}
