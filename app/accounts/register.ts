import './errors.js'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/core/database/sql'
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
defineSweep('sweep changes of e-mail addresses', sweepEmailChanges)
defineMail('security_event', composeSecurityEvent)
