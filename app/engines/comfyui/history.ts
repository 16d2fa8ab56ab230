import { Refusal } from '../remote/queue/refusal.js'

/** What the server tells of a workflow that has ended. */
export interface History {
  outputs: Record<string, { images?: { filename: string; subfolder: string; type: string }[] }>
  status?: {
    status_str: string
    messages?: [name: string, { exception_type?: string; exception_message?: string }][]
  }
}

/** Why it has failed, in the terms that all providers' refusals have; null when it has not. */
export function failureOf({ status }: History): Refusal | null {
  if (status?.status_str !== 'error') return null
  const messages = new Map(status.messages)
  const { exception_type: type = '', exception_message: words = '' } =
    messages.get('execution_error') ?? {}
  const msg = `${type} ${words}`.trim() || 'It was interrupted'
  const isTooLarge = /out.?of.?memory/i.test(msg)
  const detail = [{ type: isTooLarge ? 'image_too_large' : 'execution_error', msg }]
  return new Refusal(isTooLarge ? 422 : 500, { detail }, new Headers())
}

/** A workflow that the server does not take (a model or a node that is not there) is for the operator to mend. */
export function refusedWorkflow(refusal: Refusal): Refusal {
  if (refusal.status !== 400) return refusal
  const detail = [{ type: 'workflow_refused', msg: JSON.stringify(refusal.body) }]
  return new Refusal(403, { detail }, refusal.headers)
}
