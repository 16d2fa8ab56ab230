import env from '#start/env'
import { fal } from '#config/fal'

/** The engine that merchants' own keys are for. */
export const OWN_KEY_ENGINE = 'fal'

/** The provider at which merchants may use a key of their own; null where the operator does not allow it. */
export const ownKeys: { provider: typeof fal } = {
  provider: env.get('FAL_OWN_KEYS', false) ? fal : null,
}
