import { Refusal } from '../remote/queue/refusal.js'

interface ErrorBody {
  error?: { message?: unknown; type?: unknown; code?: unknown; param?: unknown }
}

const POLICY = /moderation|content_policy|safety/i

/** A refusal in the terms that all providers' refusals have. */
export function asRefusal({ status, body, headers }: Refusal): Refusal {
  const { error } = (typeof body === 'object' ? (body ?? {}) : {}) as ErrorBody
  const msg = typeof error?.message === 'string' ? error.message : 'It was refused without a word'
  const code = `${String(error?.code ?? '')} ${String(error?.type ?? '')}`
  if (/insufficient_quota|billing/i.test(code)) return refusal(402, 'quota', msg, headers)
  if (status === 400 && POLICY.test(`${code} ${msg}`)) {
    return refusal(422, 'content_policy_violation', msg, headers)
  }
  // A model that the account has not is for the operator to mend.
  if (status === 404) return refusal(403, 'model_missing', msg, headers)
  return refusal(status, String(error?.code ?? ''), msg, headers)
}

function refusal(status: number, type: string, msg: string, headers: Refusal['headers']): Refusal {
  return new Refusal(status, { detail: [{ type, msg }] }, headers)
}
