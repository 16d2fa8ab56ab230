/** What the pages of registration and sign-in say. */
export const ACCOUNT_TEXTS = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  passwordConfirmation: 'Confirm Password',
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
    passwordHint: 'At least 8 characters',
    submit: 'Register',
    registered: 'Already registered?',
    logIn: 'Log in',
  },
  verifyEmail: {
    title: 'Verify Email',
    heading: 'Verify your email',
    body: 'We have sent a link to',
    missing:
      'Open it to go on. If the mail did not arrive, look into the spam folder or have it sent again.',
    sent: 'A new verification link has been sent to your email address.',
    resend: 'Resend Verification Email',
    profile: 'Edit Profile',
    logOut: 'Log Out',
  },
}
