import env from '#start/env'
import { payments, requireSubscription } from '#config/billing'
import type { Features } from '#app/shell/shared_props'

/** Parts of the product that the operator may switch off with `FEATURES_OFF`. */
const FEATURES = [
  'profileInformation',
  'passwords',
  'twoFactor',
  'profilePhotos',
  'accountDeletion',
  'teams',
  'apiTokens',
  'emailVerification',
  'termsAndPrivacy',
  'social',
  'affiliates',
] as const

export type FeatureName = (typeof FEATURES)[number]

const off = parse(env.get('FEATURES_OFF', ''))

/** Off means that the screens, links and routes are gone, not merely hidden. */
export function featureOn(name: FeatureName): boolean {
  return !off.has(name)
}

/**
 * What the screens may show.
 * @param isUnverified of somebody whose address has to be verified before they may use teams, webhooks and the page of tokens
 */
export function features(isUnverified = false): Features {
  return {
    canCreateTeams: featureOn('teams') && !isUnverified,
    canManageTwoFactorAuthentication: featureOn('twoFactor'),
    canUpdatePassword: featureOn('passwords'),
    canUpdateProfileInformation: featureOn('profileInformation'),
    hasEmailVerification: featureOn('emailVerification'),
    hasAccountDeletionFeatures: featureOn('accountDeletion'),
    hasApiFeatures: featureOn('apiTokens'),
    canManageApi: featureOn('apiTokens') && !isUnverified,
    hasTeamFeatures: featureOn('teams') && !isUnverified,
    hasTermsAndPrivacyPolicyFeature: featureOn('termsAndPrivacy'),
    managesProfilePhotos: featureOn('profilePhotos'),
    hasAffiliates: featureOn('affiliates'),
    hasBilling: payments !== 'off',
    ownProductsNeedSubscription: requireSubscription,
  }
}

/** @throws Error naming what is not a feature, so that a misspelt name does not leave something on */
function parse(list: string): Set<FeatureName> {
  const names = list
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean)
  const unknown = names.filter((name) => !(FEATURES as readonly string[]).includes(name))
  if (unknown.length > 0) {
    throw new Error(
      `FEATURES_OFF names what is not a feature: ${unknown.join(', ')}. Features: ${FEATURES.join(', ')}`
    )
  }
  return new Set(names as FeatureName[])
}
