import env from '#start/env'
import { fal } from '#config/fal'
import { featureOn } from '#config/features'

/** The engine that merchants' own keys are for. */
export const OWN_KEY_ENGINE = 'fal'

/** The provider at which merchants may use a key of their own; null where the environment does not allow it. */
export const ownKeys: { provider: typeof fal } = {
  provider: env.get('FAL_OWN_KEYS', false) ? fal : null,
}

/** The same; null also while operators have switched own keys off. */
export function ownKeyProvider(): typeof fal {
  return featureOn('ownKeys') ? ownKeys.provider : null
}
