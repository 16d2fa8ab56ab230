import db from '@adonisjs/lucid/services/db'
import { type Actor, recordAct } from '#app/accounts/operators/record_act'
import { switchFeature } from '#app/core/features/switches'
import { FormError } from '#app/core/errors/form_error'
import { isOffByEnvironment, type Switchable } from '#config/features'
import { ADMIN_ERRORS } from '../messages/en/errors.js'

export interface SwitchFeatureInput {
  feature: Switchable
  state: 'on' | 'off'
  reason: string
}

/**
 * Switches a feature for all processes and writes it down, in one transaction; what is so already stays without a trace.
 * @throws FormError under `reason` for what the environment has switched off
 */
export async function switchFeatureAs(
  actor: Actor,
  { feature, state, reason }: SwitchFeatureInput
): Promise<void> {
  if (isOffByEnvironment(feature)) throw new FormError({ reason: ADMIN_ERRORS.offByEnvironment })
  const act = state === 'on' ? 'switch_on' : 'switch_off'
  await db.transaction(async (trx) => {
    const hasChanged = await switchFeature(trx, feature, state === 'on')
    if (hasChanged) await recordAct(trx, actor, { act, details: { feature }, reason })
  })
}
