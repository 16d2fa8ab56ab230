/** What happens to an account and is kept in its trail, with the sentence that the profile page shows. */
export const SECURITY_EVENTS = {
  registered: 'Account created',
  signed_in: 'Signed in',
  signed_in_new_device: 'Signed in from a new device',
  sign_in_failed: 'Sign-in failed: wrong password',
  sign_in_refused: 'Sign-in refused: too many attempts',
  code_failed: 'Sign-in failed: wrong two factor code',
  code_mailed: 'Sign-in: a code was sent by mail',
  mailed_code_failed: 'Sign-in failed: wrong code from the mail',
  confirmation_failed: 'Wrong password or code while signed in',
  session_ended_guessing: 'Session ended after too many wrong passwords or codes',
  reset_requested: 'Link to reset the password requested',
  identity_confirmed: 'Confirmed that it is you',
  signed_out_others: 'Other browser sessions logged out',
  remember_reused: 'A remembered sign-in was used twice and has ended',
  password_changed: 'Password changed',
  password_set: 'Password set',
  password_reset: 'Password reset by e-mail',
  email_change_requested: 'Change of the e-mail address requested',
  email_change_cancelled: 'Change of the e-mail address cancelled',
  email_change_undone: 'Change of the e-mail address undone from the old one',
  account_claimed:
    'Account taken over by the owner of its address; what was set before was removed',
  email_changed: 'E-mail address changed',
  email_verified: 'E-mail address verified',
  two_factor_enabled: 'Two factor authentication turned on',
  two_factor_disabled: 'Two factor authentication turned off',
  recovery_codes_replaced: 'Recovery codes replaced',
  recovery_code_used: 'Signed in with a recovery code',
  account_connected: 'Account connected: {provider}',
  account_disconnected: 'Connected account removed: {provider}',
  token_created: 'API token created: {name}',
  token_changed: 'Permissions of an API token changed: {name}',
  token_revoked: 'API token revoked: {name}',
  tokens_revoked: 'All API tokens revoked ({count})',
  provider_key_entered: 'Own provider key entered',
  provider_key_removed: 'Own provider key removed',
  webhook_added: 'Webhook added: {url}',
  webhook_moved: 'Webhook moved to another address: {url}',
  webhook_removed: 'Webhook removed: {url}',
  webhook_secret_shown: 'Secret of a webhook shown: {url}',
  webhook_secret_replaced: 'Secret of a webhook replaced: {url}',
  payout_address_changed: 'Payout address changed',
  team_handed_over: 'Team handed over: {team}',
  team_deleted: 'Team deleted: {team}',
  data_requested: 'Copy of all data requested',
  viewed_by_operator: 'A member of the operator’s staff looked at the account',
}

/** How often what strangers can cause happened within the hour. */
export const EVENT_TIMES = (times: string) => ` (${times} times)`

/** How browsers and systems are called. */
export const AGENT_MESSAGES = {
  unknown: 'Unknown device',
  on: (browser: string, platform: string) => `${browser} on ${platform}`,
}
