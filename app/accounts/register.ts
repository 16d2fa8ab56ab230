import './errors.js'
import { defineReceivers } from '#app/mail/receivers'
import { defineTimes, NOW } from '#app/core/database/times'
import { defineSealed } from '#app/core/database/sealed_columns'
import { SESSION_DAYS } from '#config/accounts'
import { accountEventsDays } from '#config/retention'
import { CONNECTED_ACCOUNT_COLUMNS } from './social/connected_accounts.js'
import { TWO_FACTOR_COLUMNS } from './two_factor/two_factor_secrets.js'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
import { daysAgo, dropParts } from '#app/core/parts/drop_parts'
import { defineSweep } from '#app/core/sweeps'
import { defineMail } from '#app/mail/compose_mail'
import { sweepEmailChanges } from './actions/sweep_email_changes.js'
import { composeSecurityEvent } from './mails/security_event.js'

defineSweep('remove sessions', () =>
  sql(db.connection(), 'delete from sessions where expires_at < now()')
)
defineSweep('remove remembered sign-ins', () =>
  sql(db.connection(), 'delete from remember_me_tokens where expires_at < now()')
)
defineSweep('remove old security events', async () => {
  if (accountEventsDays !== null) await dropParts('security_events', daysAgo(accountEventsDays))
})
defineSweep('sweep changes of e-mail addresses', sweepEmailChanges)
defineMail('security_event', composeSecurityEvent)
defineTimes({ table: 'sessions', column: 'expires_at', most: `${SESSION_DAYS} days` })
defineTimes({ table: 'sessions', column: 'last_active_at', most: NOW })
defineTimes({ table: 'remember_me_tokens', column: 'expires_at', most: `${SESSION_DAYS} days` })
defineTimes({ table: 'remember_me_tokens', column: 'replaced_at', most: NOW })
defineTimes({ table: 'email_changes', column: 'created_at', most: NOW })
defineTimes({ table: 'email_changes', column: 'confirmed_at', most: NOW })
// Every code of an authenticator would be earlier than the last one, and so refused as used.
defineTimes({
  table: 'users',
  column: 'two_factor_last_step',
  time: 'to_timestamp(two_factor_last_step * 30)',
  most: '1 minute',
  late: 'forgotten',
})
// Whoever asked for a link can ask again.
defineTimes({ table: 'password_reset_tokens', column: 'created_at', most: NOW, late: 'removed' })
defineSealed(TWO_FACTOR_COLUMNS)
defineSealed(CONNECTED_ACCOUNT_COLUMNS)
defineReceivers('select id, email, language from users')
