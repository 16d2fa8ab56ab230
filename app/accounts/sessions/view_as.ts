import type { HttpContext } from '@adonisjs/core/http'
import db from '@adonisjs/lucid/services/db'
import { findModel } from '#app/core/database/find_model'
import { isRecent } from '#app/core/text/is_recent'
import User from '../models/user.js'
import { isOperator } from '../operators/operators.js'
import { SENSITIVE_CHANGES } from '../passwords/sensitive_changes.js'
import { onlyLooking } from '../errors.js'

/** How long an operator sees what a merchant sees before they have to say again that they want to. */
export const VIEW_MINUTES = 30

/** Where a session keeps whose account is looked at, and since when. Also read by `liveSessions`. */
export const VIEW_KEY = 'view_as'

interface View {
  userId: number
  /** Milliseconds. */
  since: number
}

/** Pages that change something when they are opened, by a link of a mail or back from a provider. */
const CHANGING =
  /^\/(oauth|sandbox|team-invitations|email-change|email\/verify|user\/(email-change|confirm))\b/

type Session = HttpContext['session']

/** From now on this session sees what `userId` sees, and may change nothing. */
export function beginView(session: Session, userId: number): void {
  session.put(VIEW_KEY, { userId, since: Date.now() } satisfies View)
}

/** @returns whose account was looked at */
export function endView(session: Session): number | null {
  const view = viewIn(session)
  session.forget(VIEW_KEY)
  return view?.userId ?? null
}

/**
 * Puts the merchant whom an operator looks at in the operator's place, for this request. The admin pages stay the operator's own. Nothing can be
 * changed meanwhile, and no secret is shown.
 * @param ctx of a signed-in operator
 * @throws AppError 403 `only_looking` for what changes something or shows a secret
 */
export async function viewAs(ctx: HttpContext): Promise<void> {
  const { auth, request, route, session } = ctx
  const pattern = route?.pattern ?? ''
  const view = viewIn(session)
  if (!view || /^\/admin\b/.test(pattern)) return
  const guard = auth.use('web')
  const operator = guard.getUserOrFail()
  const isCurrent = isRecent(view.since, VIEW_MINUTES * 60_000)
  const user =
    isCurrent && (await isOperator(db.connection(), operator.id))
      ? await findModel(User, view.userId)
      : null
  if (!user) {
    endView(session)
    return
  }
  guard.user = user
  ctx.viewedBy = { id: operator.id, email: operator.email }
  const isRead = ['GET', 'HEAD'].includes(request.method())
  if (!isRead || CHANGING.test(pattern) || SENSITIVE_CHANGES[`GET ${pattern}`]) throw onlyLooking()
}

function viewIn(session: Session): View | null {
  return (session.get(VIEW_KEY) as View | undefined) ?? null
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The operator who looks at what the signed-in merchant sees. */
    viewedBy?: { id: number; email: string }
  }
}
