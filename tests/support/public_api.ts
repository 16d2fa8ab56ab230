import { Ajv2020 } from 'ajv/dist/2020.js'
import { describeApi } from '#app/api/endpoints/openapi'
import { signIn } from './sign_in.js'
import { makeToken } from './api_tokens.js'
import { createSubscriber } from './merchant.js'

interface CallOptions {
  headers?: Record<string, string>
  /** The body as it is; `json` otherwise. */
  body?: RequestInit['body']
  json?: unknown
}

export const base = () => `http://${process.env.HOST}:${process.env.PORT}`

/** Calls the public API with a token, as programs do. */
export class ApiClient {
  readonly plain: string

  constructor(plain: string) {
    this.plain = plain
  }

  get(path: string, headers?: Record<string, string>) {
    return this.call('GET', path, { headers })
  }

  post(path: string, json?: unknown, headers?: Record<string, string>) {
    return this.call('POST', path, { json, headers })
  }

  call(method: string, path: string, { headers, body, json }: CallOptions = {}) {
    const type: Record<string, string> =
      json === undefined ? {} : { 'content-type': 'application/json' }
    return fetch(new URL(`/api/v1${path}`, base()), {
      method,
      headers: { authorization: `Bearer ${this.plain}`, ...type, ...headers },
      body: body ?? (json === undefined ? undefined : JSON.stringify(json)),
    })
  }
}

/** A merchant with a token. */
export async function merchantWithToken(abilities?: string[]) {
  const visitor = await signIn(await createSubscriber({ image: 30, video: 3, model: 2 }))
  const { plain, id } = await makeToken(visitor, abilities)
  return { visitor, tokenId: id, api: new ApiClient(plain) }
}

/** Why a call was refused. */
export async function refusal(response: Response) {
  return { status: response.status, ...(await response.json()).error }
}

const ajv = new Ajv2020({ strict: false, validateFormats: false })
let isKnown = false

/**
 * Reads an answer and compares it with what the description of the API promises for its path and status.
 * @throws when it differs, with what differs
 */
export async function readAsDescribed(path: string, method: string, response: Response) {
  if (!isKnown) ajv.addSchema(describeApi(), 'api')
  isKnown = true
  const pointer = `/paths/${`/api/v1${path}`.replaceAll('/', '~1')}/${method}/responses/${response.status}`
  const { paths } = describeApi() as { paths: Record<string, Record<string, Operation>> }
  const described = paths[`/api/v1${path}`]![method]!.responses[response.status]
  const target = described?.$ref ?? `#${pointer}`
  const answer = await response.json()
  const validate = ajv.compile({
    $ref: `api${escapeBraces(target)}/content/application~1json/schema`,
  })
  const isAsDescribed: boolean = validate(answer)
  if (!isAsDescribed) {
    const differences = ajv.errorsText(validate.errors)
    throw new Error(
      `${method} ${path} ${response.status}: ${differences}: ${JSON.stringify(answer)}`
    )
  }
  return answer
}

/**
 * Compares what a webhook has sent with what the description of the API promises for its type.
 * @throws when it differs, with what differs
 */
export function checkEvent(message: { type: string }): void {
  if (!isKnown) ajv.addSchema(describeApi(), 'api')
  isKnown = true
  const pointer = `/webhooks/${message.type}/post/requestBody/content/application~1json/schema`
  const validate = ajv.compile({ $ref: `api#${pointer}` })
  if (validate(message)) return
  throw new Error(`${ajv.errorsText(validate.errors)}: ${JSON.stringify(message)}`)
}

interface Operation {
  responses: Record<string, { $ref?: string } | undefined>
}

/** In fragments of addresses braces are written in hex. */
function escapeBraces(pointer: string): string {
  return pointer.replaceAll('{', '%7B').replaceAll('}', '%7D')
}
