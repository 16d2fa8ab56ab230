import type { AnalyticsSettings } from '#app/analytics/settings'
import type { AnnouncementData } from '#app/announcements/transformers/announcement_data'
import type { Prices } from '#app/work/transformers/price_data'
import type { Industry } from '#app/onboarding/choices'

/** Props that every page gets. Spelled as on the wire. */
export type SharedProps = {
  auth: {
    user: SharedUser | null
    /** Address of the operator who sees what this user sees. */
    viewed_by: string | null
  }
  credits: Credits | null
  /** What operators tell whoever is signed in, until it is put away. */
  announced: AnnouncementData | null
  /** What work takes; null for guests. */
  prices: Prices | null
  features: Features
  flash: Flash
  social: Social
  /** Null while the operator has configured none. */
  analytics: AnalyticsSettings | null
  /** By field; by bag and field when the form has a bag. */
  errors: Record<string, string | Record<string, string>>
}

export type SharedUser = {
  id: number
  name: string
  email: string
  /** ISO 8601, null while unverified. */
  email_verified_at: string | null
  profile_photo_url: string | null
  profile_photo_path: string | null
  subscribed: boolean
  /** Now or ever: offers for newcomers are not for them. */
  had_subscription: boolean
  billing_problem: BillingProblem | null
  /** Also while a setup waits for its first code. */
  two_factor_enabled: boolean
  /** What they sell, null while unknown. */
  industry: Industry | null
  /** Whether they have a key of their own at the provider; what that pays for takes no credits, see `prices`. */
  uses_own_key: boolean
  /** Whether they may open the admin pages. */
  is_operator: boolean
  current_team: TeamRef | null
  current_team_id: number | null
  all_teams: TeamRef[]
}

/** What a subscriber has to see to, and the payment provider's page for it. */
export type BillingProblem = {
  kind: 'payment_failed' | 'action_required'
  url: string | null
}

export type TeamRef = {
  id: number
  name: string
}

/** What is left to spend, by kind. */
export type Credits = {
  image_credits: number
  video_credits: number
  model_credits: number
}

export type Flash = {
  banner: string | null
  bannerStyle: 'success' | 'danger'
  status: string | null
  token: string | null
}

/** Sign-in with other accounts. */
export type Social = {
  /** Whether a provider is configured. */
  show: boolean
  /** What stands over the buttons. */
  prompt: string
  providers: { id: string; name: string; buttonLabel: string }[]
}

/** Parts of the product that the operator may switch. */
export type Features = {
  canRegister: boolean
  canCreateTeams: boolean
  canManageTwoFactorAuthentication: boolean
  canUpdatePassword: boolean
  canUpdateProfileInformation: boolean
  hasEmailVerification: boolean
  hasAccountDeletionFeatures: boolean
  hasApiFeatures: boolean
  /** Tokens with permissions of their own, and webhooks. */
  canManageApi: boolean
  hasTeamFeatures: boolean
  hasTermsAndPrivacyPolicyFeature: boolean
  managesProfilePhotos: boolean
  hasAffiliates: boolean
  hasBilling: boolean
  ownProductsNeedSubscription: boolean
}
