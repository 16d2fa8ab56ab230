import { createHash } from 'node:crypto'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { type Cause, inSandbox, type SandboxWork } from '../sandbox_work.js'
import { SandboxError } from '../sandbox_error.js'
import { CATALOG_ENDPOINTS } from './catalog.js'
import { CHECKOUT_ENDPOINTS } from './checkout.js'
import { CUSTOMER_ENDPOINTS } from './customers.js'
import type { Endpoint } from './endpoint.js'
import { expand } from './expand.js'
import { list, text } from './params.js'
import { PAYMENT_ENDPOINTS } from './payments.js'
import { PORTAL_ENDPOINTS } from './portal.js'
import { SUBSCRIPTION_ENDPOINTS } from './subscriptions.js'
import { WEBHOOK_ENDPOINTS } from './webhook_endpoints.js'

const ENDPOINTS: Endpoint[] = [
  ...CUSTOMER_ENDPOINTS,
  ...CATALOG_ENDPOINTS,
  ...CHECKOUT_ENDPOINTS,
  ...PORTAL_ENDPOINTS,
  ...SUBSCRIPTION_ENDPOINTS,
  ...PAYMENT_ENDPOINTS,
  ...WEBHOOK_ENDPOINTS,
]

export interface Call extends Cause {
  method: string
  /** Below `/v1/`. */
  path: string
  params: Record<string, unknown>
}

export interface Answer {
  body: object
  /** Which call was answered so first, when this one repeats it. */
  replayOf: string | null
}

/**
 * Answers a call of the API, in one transaction with all that it causes.
 * @throws SandboxError for what is refused
 */
export function answerCall(call: Call): Promise<Answer> {
  const { endpoint, id } = findEndpoint(call)
  return inSandbox(async (work) => {
    const key = call.method === 'POST' ? call.idempotencyKey : null
    const earlier = key && (await claimKey(work, call, key))
    if (earlier) return { body: earlier.body, replayOf: earlier.request_id }
    const { expand: wanted, ...params } = call.params
    const paths = wanted ? list(text)(wanted, 'expand') : []
    const answer = await endpoint.run(work, params, id)
    const body = await expand(work.trx, answer, paths)
    if (key) {
      await sql(work.trx, 'update sandbox_answers set body = ?::jsonb where key = ?', [
        JSON.stringify(body),
        key,
      ])
    }
    return { body, replayOf: null }
  }, call)
}

function findEndpoint({ method, path }: Call): { endpoint: Endpoint; id: string } {
  const asked = path.split('/')
  for (const endpoint of ENDPOINTS) {
    const steps = endpoint.path.split('/')
    if (endpoint.method !== method || steps.length !== asked.length) continue
    if (!steps.every((step, place) => step === ':id' || step === asked[place])) continue
    return { endpoint, id: asked[steps.indexOf(':id')] ?? '' }
  }
  throw new SandboxError(`Unrecognized request URL (${method}: /v1/${path}).`, { status: 404 })
}

/**
 * Reserves an idempotency key; a second call with it waits for the first and is given its answer.
 * @throws SandboxError when the key was used for something else
 */
async function claimKey(
  work: SandboxWork,
  { method, path, params, requestId }: Call,
  key: string
): Promise<{ body: object; request_id: string } | null> {
  const fingerprint = createHash('sha256')
    .update(JSON.stringify([method, path, params]))
    .digest('hex')
  const claimed = await sql(
    work.trx,
    `insert into sandbox_answers (key, fingerprint, request_id) values (?, ?, ?)
     on conflict (key) do nothing returning key`,
    [key, fingerprint, requestId]
  )
  if (claimed.length > 0) return null
  const kept = firstOf(
    await sql<{ fingerprint: string; body: object; request_id: string }>(
      work.trx,
      'select fingerprint, body, request_id from sandbox_answers where key = ?',
      [key]
    )
  )
  if (kept.fingerprint === fingerprint) return kept
  throw new SandboxError(
    'This idempotency key was used with other parameters; use another one for another call.',
    { type: 'idempotency_error' }
  )
}
