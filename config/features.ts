import type { Features } from '#app/shell/shared_props'

/**
 * What the screens may show. A part that is not built into this version is off, whatever the operator sets.
 */
export function features(): Features {
  return {
    canCreateTeams: false,
    canManageTwoFactorAuthentication: false,
    canUpdatePassword: false,
    canUpdateProfileInformation: false,
    hasEmailVerification: false,
    hasAccountDeletionFeatures: false,
    hasApiFeatures: false,
    hasTeamFeatures: false,
    hasTermsAndPrivacyPolicyFeature: false,
    managesProfilePhotos: false,
    hasAffiliates: false,
    hasBilling: false,
  }
}
