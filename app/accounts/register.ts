import { removeRows } from '#app/core/database/remove_rows'
import { defineSweep } from '#app/core/sweeps'
import { defineMail } from '#app/mail/compose_mail'
import { sweepEmailChanges } from './actions/sweep_email_changes.js'
import { composeSecurityEvent } from './mails/security_event.js'

defineSweep('remove sessions', () => removeRows('sessions', 'expires_at < now()'))
defineSweep('remove remembered sign-ins', () =>
  removeRows('remember_me_tokens', 'expires_at < now()')
)
defineSweep('sweep changes of e-mail addresses', sweepEmailChanges)
defineMail('security_event', composeSecurityEvent)
