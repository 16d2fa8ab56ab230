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
}
