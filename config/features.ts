import env from '#start/env'
import { payments, requireSubscription } from '#config/billing'
import type { Features } from '#app/shell/shared_props'

/** Parts of the product that the operator may switch off with `FEATURES_OFF`. */
const FEATURES = [
  'registration',
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
  'ownKeys',
] as const

export type FeatureName = (typeof FEATURES)[number]

/** Those that operators may also switch at /admin/settings, while the installation runs. */
export const SWITCHABLE = [
  'registration',
  'social',
  'teams',
  'apiTokens',
  'affiliates',
  'ownKeys',
] as const satisfies FeatureName[]

export type Switchable = (typeof SWITCHABLE)[number]

const offByEnvironment = parse(env.get('FEATURES_OFF', ''))
let offByOperator: readonly Switchable[] = []

/** Off means that the screens, links and routes are gone, not merely hidden. */
export function featureOn(name: FeatureName): boolean {
  return !isOffByEnvironment(name) && !(offByOperator as readonly FeatureName[]).includes(name)
}

/** Whether `FEATURES_OFF` names it: what is off there is off, whatever operators switch. */
export function isOffByEnvironment(name: FeatureName): boolean {
  return offByEnvironment.has(name)
}

/** What operators have switched off, as this process has read it last; sorted. */
export function featuresSwitchedOff(): readonly Switchable[] {
  return offByOperator
}

/** For `loadSwitches` alone, which reads them. */
export function keepSwitches(off: readonly string[]): void {
  offByOperator = SWITCHABLE.filter((name) => off.includes(name)).sort()
}

/**
 * What the screens may show.
 * @param isUnverified of somebody whose address has to be verified before they may use teams, webhooks and the page of tokens
 */
export function features(isUnverified = false): Features {
  return {
    canRegister: featureOn('registration'),
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
