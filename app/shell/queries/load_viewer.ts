import db from '@adonisjs/lucid/services/db'
import { paymentProvider, SUBSCRIBED_STATUSES } from '#config/billing'
import { ownKeyProvider } from '#config/own_keys'
import type { BillingProblem, Credits, SharedUser, TeamRef } from '../shared_props.js'
import type { Industry } from '#app/onboarding/choices'
import type { CreditKind } from '#config/credits'
import { sql } from '#app/core/database/sql'
import { profilePhotoData } from '#app/accounts/transformers/profile_photo_data'
import { fallBackToPersonalTeam } from '#app/teams/actions/fall_back_to_personal_team'

interface Viewer {
  user: SharedUser
  credits: Credits
  /** Ids of the announcements that they have put away. */
  dismissed: number[]
}

interface ViewerRow {
  id: number
  name: string
  email: string
  email_verified_at: Date | null
  current_team_id: number | null
  profile_photo_media_id: string | null
  personal_team_id: number | null
  subscribed: boolean
  had_subscription: boolean
  billing_problem: BillingProblem | null
  two_factor_enabled: boolean
  industry: Industry | null
  has_own_key: boolean
  is_operator: boolean
  all_teams: TeamRef[]
  dismissed: number[]
  credits: Partial<Record<CreditKind, number>>
}

/**
 * What the shell shows of the signed-in user: name, teams, subscription, credits, and what they have put away. One statement, since every page
 * asks for it; served by the primary keys, and by the indexes on user_id of teams, their members and grants of credits.
 */
export async function loadViewer(userId: number): Promise<Viewer | null> {
  const rows = await sql<ViewerRow>(
    db.connection(),
    `select u.id, u.name, u.email, u.email_verified_at, u.current_team_id, u.profile_photo_media_id,
       u.two_factor_secret is not null as two_factor_enabled,
       exists (select 1 from subscriptions s where s.user_id = u.id and s.provider = :provider
         and s.status = any(:statuses)) as subscribed,
       exists (select 1 from subscriptions s where s.user_id = u.id and s.provider = :provider
         and s.status not in ('incomplete', 'incomplete_expired')) as had_subscription,
       (select json_build_object('kind', s.problem, 'url', s.problem_url) from subscriptions s
          where s.user_id = u.id and s.provider = :provider and s.problem is not null
            and s.status not in ('canceled', 'incomplete_expired')
          order by s.id desc limit 1) as billing_problem,
       (select o.industry from onboarding_answers o where o.user_id = u.id) as industry,
       exists (select 1 from provider_keys k where k.user_id = u.id and k.removed_at is null) as has_own_key,
       exists (select 1 from operators o where o.user_id = u.id) as is_operator,
       (select t.id from teams t where t.user_id = u.id and t.personal_team) as personal_team_id,
       (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name) order by t.name), '[]')
          from teams t where t.id in (
            select o.id from teams o where o.user_id = u.id
            union all select m.team_id from team_members m where m.user_id = u.id)) as all_teams,
       (select coalesce(json_agg(d.announcement_id), '[]') from announcement_dismissals d
          where d.user_id = u.id) as dismissed,
       (select coalesce(json_object_agg(g.kind, g.total), '{}') from (
          select kind, sum(remaining) as total from credit_grants
            where user_id = u.id and remaining > 0 and (expires_at is null or expires_at > now())
            group by kind) g) as credits
     from users u where u.id = :userId`,
    { provider: paymentProvider, statuses: SUBSCRIBED_STATUSES, userId }
  )
  const row = rows[0]
  if (!row) return null
  const allTeams = row.all_teams
  const currentTeam = await currentTeamOf(row)
  return {
    user: {
      id: row.id,
      name: row.name,
      email: row.email,
      email_verified_at: row.email_verified_at?.toISOString() ?? null,
      ...profilePhotoData(row.profile_photo_media_id),
      subscribed: row.subscribed,
      had_subscription: row.had_subscription,
      billing_problem: row.billing_problem,
      two_factor_enabled: row.two_factor_enabled,
      industry: row.industry,
      uses_own_key: ownKeyProvider() !== null && row.has_own_key,
      is_operator: row.is_operator,
      current_team: currentTeam,
      current_team_id: currentTeam?.id ?? null,
      all_teams: allTeams,
    },
    credits: {
      image_credits: row.credits.image ?? 0,
      video_credits: row.credits.video ?? 0,
      model_credits: row.credits.model ?? 0,
    },
    dismissed: row.dismissed,
  }
}

/** The team that the user works in; the personal one, from now on, when that is gone or they left it. */
async function currentTeamOf(row: ViewerRow): Promise<TeamRef | null> {
  const current = row.all_teams.find((team) => team.id === row.current_team_id)
  if (current) return current
  await fallBackToPersonalTeam(row.id, row.current_team_id)
  return row.all_teams.find((team) => team.id === row.personal_team_id) ?? null
}
