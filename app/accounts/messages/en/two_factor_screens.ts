/** What the screens of two-factor authentication and of the password question say. */
export const TWO_FACTOR_MESSAGES = {
  challenge: {
    title: 'Two-factor Confirmation',
    heading: 'Two-factor confirmation',
    code: {
      intro: 'Enter the code that your authenticator app shows for this account.',
      label: 'Code',
      other: 'Use a recovery code',
    },
    recoveryCode: {
      intro: 'Enter one of the recovery codes that you kept. Each works once.',
      label: 'Recovery Code',
      other: 'Use an authentication code',
    },
    submit: 'Log in',
    back: 'Log in with another account',
  },
  section: {
    title: 'Two Factor Authentication',
    intro: 'Ask for a code from your phone, beside the password, at every sign-in.',
    off: 'You have not enabled two factor authentication.',
    pending: 'Finish enabling two factor authentication.',
    on: 'You have enabled two factor authentication.',
    explanation:
      'Signing in then takes your password and a code of six digits, which an authenticator app on your phone shows.',
    scan: 'Scan the QR code with an authenticator app, or type the setup key into it. Then enter the code that the app shows.',
    scanOn: 'Scan the QR code with an authenticator app, or type the setup key into it.',
    qrCode: 'QR code for an authenticator app',
    setupKey: 'Setup Key',
    copyCodes: 'Copy recovery codes',
    code: 'Code',
    codesIntro:
      'Keep these recovery codes in a password manager. Each opens your account once when your phone is lost.',
    codesLabel: 'Recovery codes',
    enable: 'Enable',
    confirm: 'Confirm',
    cancel: 'Cancel',
    disable: 'Disable',
    showSetup: 'Show QR Code',
    showCodes: 'Show Recovery Codes',
    regenerateCodes: 'Regenerate Recovery Codes',
    failed: 'This did not work. Please try again.',
  },
}

/** What the dialog says that asks for the password before something sensitive. */
export const CONFIRMS_PASSWORD_MESSAGES = {
  title: 'Confirm Password',
  content: 'For your security, please confirm your password to continue.',
  contentWithCode:
    'For your security, please confirm your password and give a code of your authenticator to continue.',
  password: 'Password',
  confirm: 'Confirm',
  cancel: 'Cancel',
}
