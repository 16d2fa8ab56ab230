import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { featureOn } from '#config/features'
import { ownKeyProvider } from '#config/own_keys'
import { cursorIn } from '#app/core/database/cursor'
import { remindersPath } from '#app/mail/reminders'
import { listOwnedTeamsWithMembers } from '#app/teams/queries/list_owned_teams_with_members'
import { findStorageLimit, MEGABYTE } from '#app/accounts/refuse_beyond_storage'
import { storageUsed } from '#app/media/store/storage_used'
import { isConfirmed } from '#app/accounts/passwords/password_confirmation'
import { countPossessions } from '#app/closure/queries/count_possessions'
import { findNewestDataExport } from '#app/closure/queries/find_data_export'
import { listBrowserSessions } from '#app/accounts/queries/list_browser_sessions'
import { listConnectedAccounts } from '#app/accounts/queries/list_connected_accounts'
import { findPendingEmailChange } from '#app/accounts/queries/find_email_change'
import { findOwnKey } from '#app/engines/own_key/queries/find_own_key'
import { listSecurityEvents } from '#app/accounts/queries/list_security_events'
import { browserSessionData } from '#app/accounts/transformers/browser_session_data'
import { dataExportData } from '#app/closure/transformers/data_export_data'
import { securityEventData } from '#app/accounts/transformers/security_event_data'
import { twoFactorState } from '#app/accounts/two_factor/two_factor_setup'

export default class ProfileController {
  /** Parts that a partial visit does not ask for are not looked up. */
  async show(ctx: HttpContext) {
    const { auth, inertia, request, session } = ctx
    const user = auth.getUserOrFail()
    const { events, nextCursor } = await listSecurityEvents(user.id, cursorIn(request))
    return inertia.render('profile/show', {
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
      provider_key: async () => (ownKeyProvider() ? { current: await findOwnKey(user.id) } : null),
      storage: async () => {
        const most = await findStorageLimit(db.connection(), user.id)
        return {
          used: await storageUsed(db.connection(), user.id),
          most: most === null ? null : most * MEGABYTE,
        }
      },
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
