/** Statuses with which a server on the way says that it got no answer. */
const GATEWAY = [502, 503, 504]

/**
 * Whether an answer is not the API's but of a server on the way to it: what became of the call is not known then. The API tells
 * its own problems as `{ error: { code } }`.
 */
export function isOfGateway(status: number, json: unknown): boolean {
  const { error } = (json ?? {}) as { error?: { code?: unknown } }
  return GATEWAY.includes(status) && typeof error?.code !== 'string'
}
