/** What the pages of registration and sign-in say. */
export const ACCOUNT_MESSAGES = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Confirm Password',
  passwordHint: 'At least 8 characters',
  login: {
    title: 'Log in',
    heading: 'Welcome back',
    remember: 'Remember me',
    forgot: 'Forgot your password?',
    submit: 'Log in',
    newcomer: 'New to Vitrine?',
    register: 'Create an account',
  },
  register: {
    title: 'Register',
    heading: 'Create an account',
    intro: 'Every new account starts with free credits.',
    withEmail: 'Continue with Email',
    submit: 'Register',
    registered: 'Already registered?',
    agree: 'I agree to the',
    and: 'and',
  },
  registrationClosed: {
    title: 'Registration is closed',
    body: 'New accounts cannot be created at the moment. Whoever has one can log in as always.',
  },
  mailedCode: {
    title: 'Code from your mail',
    heading: 'Enter the code from your mail',
    intro: (email: string) =>
      `Somebody has tried many wrong passwords for ${email}. If yours was right, we have just sent a code to this address.`,
    label: 'Code',
    missing:
      'No mail? Then look into the spam folder, or the password was wrong: log in again or reset it.',
    submit: 'Log in',
    back: 'Log in again',
    reset: 'Reset password',
  },
  forgotPassword: {
    title: 'Forgot Password',
    heading: 'Forgot your password?',
    intro:
      'Give the email address of your account. If there is one, we send a link to choose a new password.',
    submit: 'Email Password Reset Link',
    remembered: 'Remembered it?',
    logIn: 'Log in',
  },
  changeAccount: {
    leave: 'Log out and go on',
    stay: 'Stay logged in',
  },
  resetSignedIn: {
    title: 'Reset Password',
    heading: 'You are logged in',
    intro: (email: string) =>
      `You are logged in as ${email}. Log out to choose a new password by this link, for this account or another one.`,
  },
  resetPassword: {
    title: 'Reset Password',
    heading: 'Choose a new password',
    intro: 'You will be logged out everywhere else.',
    submit: 'Reset Password',
    expired: 'Links work for 60 minutes and once.',
    again: 'Ask for a new one',
  },
  confirmPassword: {
    title: 'Secure Area',
    intro: 'Please confirm your password before you go on.',
    codeIntro: 'Please give a code of your authenticator before you go on.',
    submit: 'Confirm',
    noPassword: 'Your account has no password yet.',
    setPassword: 'Set one on your profile',
  },
  legal: {
    /** Nothing to say in the language that they are in. */
    onlyEnglish: '',
    terms: 'Terms of Service',
    privacy: 'Privacy Policy',
  },
  verifyEmail: {
    title: 'Verify Email',
    heading: 'Verify your email',
    body: 'We have sent a link to',
    missing:
      'Open it to go on. If the mail did not arrive, look into the spam folder or have it sent again.',
    needed:
      'The page you opened is there for verified addresses only. You get there once you have opened the link.',
    sent: 'A new verification link has been sent to your email address.',
    resend: 'Resend Verification Email',
    profile: 'Edit Profile',
    logOut: 'Log Out',
  },
}
