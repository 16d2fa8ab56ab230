import type { HttpContext } from '@adonisjs/core/http'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { sql } from '#app/core/database/sql'
import type { ActTarget, OperatorAct } from './acts.js'

/** Who does something: an operator in the admin pages, or whoever sits at the console. */
export interface Actor {
  id: number | null
  /** An address, or `console`. */
  name: string
  ipAddress: string | null
}

export const CONSOLE: Actor = { id: null, name: 'console', ipAddress: null }

/** The operator who sends a request. */
export function actorOf({ auth, request }: HttpContext): Actor {
  const { id, email } = auth.getUserOrFail()
  return { id, name: email, ipAddress: request.ip() }
}

export interface ActInput {
  act: OperatorAct
  target?: { kind: ActTarget; id: number | string }
  /** What is needed to understand it later, such as an amount; never a secret. */
  details?: Record<string, string | number>
  reason?: string
}

/** Writes down what an operator does. Give the transaction of the change itself, so that neither is there without the other. */
export async function recordAct(
  client: QueryClientContract,
  actor: Actor,
  { act, target, details = {}, reason }: ActInput
): Promise<void> {
  await sql(
    client,
    `insert into operator_acts (operator_id, operator, act, target, target_id, details, reason, ip_address)
     values (?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      actor.id,
      actor.name,
      act,
      target?.kind ?? null,
      target ? String(target.id) : null,
      JSON.stringify(details),
      reason ?? null,
      actor.ipAddress,
    ]
  )
}
