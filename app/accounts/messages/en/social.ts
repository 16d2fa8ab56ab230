/** What the server says on the way from and to a provider. */
export const SOCIAL_MESSAGES = {
  mismatch: (provider: string) =>
    `This sign-in with ${provider} was not started here or has expired. Please try again.`,
  unreachable: (provider: string) => `${provider} could not be reached. Please try again.`,
  refused: (provider: string) => `${provider} refused the sign-in.`,
  emailTaken: (provider: string) =>
    `An account already exists with the same email address. Please log in to connect your ${provider} account.`,
  registrationDisabled: 'Registration is disabled.',
  linked: (provider: string) => `You have successfully linked your ${provider} account.`,
  denied: (provider: string) => `Failed to link ${provider} account. User denied request.`,
  usedByAnother: (provider: string) =>
    `It looks like this ${provider} account is used by another user. Please log in.`,
  expired: (provider: string) =>
    `The answer of ${provider} has expired. Please connect the account again.`,
  removed: 'Account removed',
  lastSignIn: 'This is your only way to log in. Set a password first.',
  photoUpdated: 'Profile photo updated',
  photoFailed: 'Unable to retrieve image',
  linkSent: 'A link has been sent to your email address. Open it in this browser.',
}
