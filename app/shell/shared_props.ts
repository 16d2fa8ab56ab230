/** Props that every page gets. Spelled as on the wire. */
export interface SharedProps {
  auth: { user: SharedUser | null }
  credits: Credits | null
  features: Features
  flash: Flash
  errors: Record<string, string>
}

export interface SharedUser {
  id: number
  name: string
  email: string
  /** ISO 8601, null while unverified. */
  email_verified_at: string | null
  profile_photo_url: string | null
  profile_photo_path: string | null
  subscribed: boolean
  current_team: TeamRef | null
  current_team_id: number | null
  all_teams: TeamRef[]
}

export interface TeamRef {
  id: number
  name: string
}

/** What is left to spend, by kind. */
export interface Credits {
  image_credits: number
  video_credits: number
  model_credits: number
}

export interface Flash {
  banner: string | null
  bannerStyle: 'success' | 'danger'
  status: string | null
  token: string | null
}

/** Parts of the product that the operator may switch. */
export interface Features {
  canCreateTeams: boolean
  canManageTwoFactorAuthentication: boolean
  canUpdatePassword: boolean
  canUpdateProfileInformation: boolean
  hasEmailVerification: boolean
  hasAccountDeletionFeatures: boolean
  hasApiFeatures: boolean
  hasTeamFeatures: boolean
  hasTermsAndPrivacyPolicyFeature: boolean
  managesProfilePhotos: boolean
  hasAffiliates: boolean
  hasBilling: boolean
}
