import type { VineValidator } from '@vinejs/vine'
import type { Ability } from '../tokens/abilities.js'

type Schema = Record<string, unknown>

/** What the public API can be asked for: the routes and the description of the API are both made from it. */
export interface Endpoint {
  /** Name of the route. */
  name: string
  method: 'get' | 'post' | 'delete'
  /** Below `/api/v1`, parameters as `{name}`. */
  path: string
  /** A token needs one of them; none: whoever calls. */
  abilities: readonly Ability[]
  tag: string
  summary: string
  description?: string
  /** What checks the query; also what describes it. */
  query?: Validator
  /** What checks the body; also what describes it. */
  body?: Validator
  /** A body such as programs send it. */
  example?: Record<string, unknown>
  /** Whether the body may be left out. */
  isBodyOptional?: boolean
  /** Whether it is work that a caller waits for or comes back to; it is keyed as well. */
  isWork?: boolean
  /** Whether a key keeps it from being done twice. */
  isKeyed?: boolean
  answer: {
    status: 200 | 201
    description: string
    /** JSON; any file or a part of it, if missing. */
    schema?: Schema
  }
}

/** Whether an endpoint makes something, and tells with `dry_run` what that would take. */
export function takesDryRun({ method }: Endpoint): boolean {
  return method === 'post'
}

// oxlint-disable-next-line typescript/no-explicit-any
type Validator = Pick<VineValidator<any, any>, 'toJSONSchema'>

/** Answers the description of the API, to everybody. */
export const OPEN_ROUTE = 'api.v1.openapi'
/** Its address, below `/api/v1`. */
export const OPEN_PATH = '/openapi.json'
