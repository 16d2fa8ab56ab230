import db from '@adonisjs/lucid/services/db'
import { requireCredits } from '#app/credits/queries/require_credits'
import { lockOwnKey } from '#app/engines/own_key/lock_own_key'
import { enginesFor } from '#app/work/kinds/engines_for'
import { expectedSeconds } from '#app/work/queries/expected_seconds'
import { COSTS, type CreditKind } from '#config/credits'
import { checkReel, type ReelRequest } from './request_reel.js'

/** What a call that only tries is answered. Spelled as on the wire. */
export type TriedReel = {
  dry_run: true
  /** What it would take. */
  credits: number
  kind: CreditKind
  expected_seconds: number | null
}

/**
 * Checks all that the making of a reel would check; nothing is made, taken or remembered.
 * @throws what the making would throw
 */
export async function tryReel(request: ReelRequest): Promise<TriedReel> {
  await checkReel(request)
  const { kind, amount } = COSTS.video
  const ownKey = await db.transaction((trx) => lockOwnKey(trx, request.userId, enginesFor('reel')))
  if (ownKey === null) await requireCredits(request.userId, COSTS.video)
  const { reel } = await expectedSeconds()
  return { dry_run: true, credits: ownKey === null ? amount : 0, kind, expected_seconds: reel }
}
