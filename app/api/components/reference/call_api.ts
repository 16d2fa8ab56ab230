import type { ShownEndpoint } from './endpoints_of'
import { isOfGateway } from './gateway'

export interface ApiAnswer {
  status: number
  /** Those that tell something of the call. */
  headers: [name: string, value: string][]
  /** What was answered, if it is JSON. */
  json: unknown
  /** What was answered, if it is a file. */
  file: Blob | null
}

interface CallInput {
  endpoint: ShownEndpoint
  token: string
  /** Of the parameters, by name; empty ones are not sent. */
  values: Record<string, string>
  /** JSON. */
  body: string | null
}

const TOLD = ['location', 'preference-applied', 'ratelimit', 'retry-after']

/** Thrown where a server on the way answered in the API's place. */
export class GatewayAnswered extends Error {
  readonly status: number

  constructor(status: number) {
    super(`A server on the way answered with ${status}`)
    this.status = status
  }
}

/**
 * Calls the API with a token alone, as a program does. Rejects where no answer comes, or none of the API itself.
 * @throws GatewayAnswered
 */
export async function callApi({ endpoint, token, values, body }: CallInput): Promise<ApiAnswer> {
  const { method, path, parameters } = endpoint
  const given = (kind: string) =>
    parameters
      .filter((it) => it.in === kind && values[it.name])
      .map(({ name }): [string, string] => [name, values[name] ?? ''])
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(values[name] ?? '')
  )
  const query = new URLSearchParams(given('query'))
  const response = await fetch(query.size > 0 ? `${filled}?${query}` : filled, {
    method: method.toUpperCase(),
    credentials: 'omit',
    headers: {
      Accept: 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
      ...(body !== null && { 'Content-Type': 'application/json' }),
      ...Object.fromEntries(given('header')),
    },
    body,
  })
  const isJson = response.headers.get('content-type')?.includes('json') === true
  const json: unknown = isJson ? await response.json() : null
  if (isOfGateway(response.status, json)) throw new GatewayAnswered(response.status)
  return {
    status: response.status,
    headers: TOLD.flatMap((name) => {
      const value = response.headers.get(name)
      return value === null ? [] : [[name, value] as [string, string]]
    }),
    json,
    file: isJson ? null : await response.blob(),
  }
}
