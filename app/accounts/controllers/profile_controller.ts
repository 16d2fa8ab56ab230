import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { featureOn } from '#config/features'
import { ownKeys } from '#config/own_keys'
import { cursorIn } from '#app/core/database/cursor'
import { remindersPath } from '#app/mail/reminders'
import { listOwnedTeamsWithMembers } from '#app/teams/queries/list_owned_teams_with_members'
import { isConfirmed } from '../password_confirmation.js'
import { countPossessions } from '../queries/count_possessions.js'
import { findNewestDataExport } from '../queries/find_data_export.js'
import { listBrowserSessions } from '../queries/list_browser_sessions.js'
import { listConnectedAccounts } from '../queries/list_connected_accounts.js'
import { findPendingEmailChange } from '../queries/find_email_change.js'
import { findOwnKey } from '../queries/find_own_key.js'
import { listSecurityEvents } from '../queries/list_security_events.js'
import { browserSessionData } from '../transformers/browser_session_data.js'
import { dataExportData } from '../transformers/data_export_data.js'
import { securityEventData } from '../transformers/security_event_data.js'
import { twoFactorState } from '../two_factor_setup.js'

export default class ProfileController {
  /** Parts that a partial visit does not ask for are not looked up. */
  async show(ctx: HttpContext) {
    const { auth, inertia, request, session } = ctx
    const user = auth.getUserOrFail()
    const { events, nextCursor } = await listSecurityEvents(user.id, cursorIn(request))
    return inertia.render('accounts/profile', {
      reminders_path: remindersPath(user.id),
      has_password: user.password !== null,
      is_confirmed_by_mail: user.password === null && isConfirmed(session),
      email_change: async () => {
        const pending = await findPendingEmailChange(user.id)
        return pending && { email: pending.newEmail }
      },
      confirmsTwoFactorAuthentication: true,
      two_factor: () => twoFactorState(ctx, user),
      connected_accounts: () => (featureOn('social') ? listConnectedAccounts(user.id) : []),
      sessions: async () =>
        (await listBrowserSessions(user.id, session.sessionId)).map(browserSessionData),
      provider_key: async () => (ownKeys.provider ? { current: await findOwnKey(user.id) } : null),
      data_export: async () => {
        const newest = await findNewestDataExport(user.id)
        return newest && dataExportData(newest)
      },
      deletion: async () => ({
        ...(await countPossessions(user.id)),
        teams: await listOwnedTeamsWithMembers(db.connection(), user.id),
      }),
      security_events: inertia.merge(events.map(securityEventData)),
      next_cursor: nextCursor,
    })
  }
}
