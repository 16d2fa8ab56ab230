import { featureOn, isOffByEnvironment, type Switchable } from '#config/features'
import { ownKeys } from '#config/own_keys'

export type FeatureData = {
  name: Switchable
  on: boolean
  /** The setting that has it off, whatever is switched here; null where it can be switched. */
  forced_by: 'FEATURES_OFF' | 'FAL_OWN_KEYS' | null
}

export function featureData(name: Switchable): FeatureData {
  const forcedBy = forcedOffBy(name)
  return { name, on: forcedBy === null && featureOn(name), forced_by: forcedBy }
}

function forcedOffBy(name: Switchable): FeatureData['forced_by'] {
  if (isOffByEnvironment(name)) return 'FEATURES_OFF'
  return name === 'ownKeys' && ownKeys.provider === null ? 'FAL_OWN_KEYS' : null
}
