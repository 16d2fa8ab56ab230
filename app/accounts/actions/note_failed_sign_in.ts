import db from '@adonisjs/lucid/services/db'
import type { HttpContext } from '@adonisjs/core/http'
import { isFirstToday } from '../security/account_attempts.js'
import { afterAnswer } from '../security/after_answer.js'
import { clientInfo } from '../sessions/client_info.js'
import type User from '../models/user.js'
import { recordRepeatedEvent } from './record_repeated_event.js'
import { notifyOfDevice } from './notify_of_device.js'

type Failure =
  | 'sign_in_failed'
  | 'sign_in_refused'
  | 'sign_in_suspended'
  | 'sign_in_unconnected'
  | 'code_failed'
  | 'mailed_code_failed'

/**
 * Tells the owner of a sign-in that failed: in the trail, and once a day by mail when so many have that new devices need a code. The
 * answer is sent first, since for an address without an account there is nothing to tell.
 */
export function noteFailedSignIn(
  ctx: HttpContext,
  user: Pick<User, 'id'> | null,
  kind: Failure,
  isGuarded = false
): void {
  if (!user) return
  const client = clientInfo(ctx)
  afterAnswer(ctx, async () => {
    await db.transaction((trx) => recordRepeatedEvent(trx, user.id, kind, client))
    if (!isGuarded || !(await isFirstToday(`sign-ins-failing:${user.id}`))) return
    await db.transaction((trx) => notifyOfDevice(trx, user, 'sign_ins_failing', client))
  })
}
