import { createHash, randomUUID } from 'node:crypto'
import { firstOnes } from '#app/core/elements'
import type { Person } from './people.js'
import { type Oauth2Id, WIRES } from './wire.js'

export interface Call {
  method: string
  url: URL
  headers: Record<string, string | undefined>
  form: URLSearchParams
}

export interface Reply {
  status: number
  /** An object is sent as JSON, a text as it is. */
  body?: unknown
  location?: string
}

/** What the person does when asked whether the app may know them. */
export interface Consent {
  person: Person
  /** Refuses, with the words of the provider. */
  refusal: { error: string; error_description?: string } | null
}

interface Grant {
  id: Oauth2Id
  person: Person
  redirectUri: string
  challenge: string | null
  scope: string
}

const REFRESHING: Oauth2Id[] = ['bitbucket', 'gitlab', 'twitter-oauth-2']

/** Credentials of the app at a provider. */
export const clientId = (id: string) => `${id}-client`
export const clientSecret = (id: string) => `${id}-secret`

/** The OAuth 2 half of the emulator: strict in all that RFC 6749 and RFC 7636 ask of a server. */
export class Oauth2Emulator {
  readonly #codes = new Map<string, Grant>()
  readonly #tokens = new Map<string, Grant>()
  readonly #refreshTokens = new Map<string, Grant>()
  readonly #callback: (id: string) => string

  constructor(callback: (id: string) => string) {
    this.#callback = callback
  }

  /** No token that was handed out until now is taken any more; refresh tokens are. */
  expireTokens() {
    this.#tokens.clear()
  }

  reply(call: Call, consent: Consent): Reply | null {
    for (const [id, wire] of Object.entries(WIRES) as [Oauth2Id, (typeof WIRES)[Oauth2Id]][]) {
      const path = call.url.pathname
      if (path === wire.authorize && call.url.searchParams.get('client_id') === clientId(id)) {
        return this.#authorize(id, call.url, consent)
      }
      if (path === wire.token && call.method === 'POST' && this.#isFrom(id, call)) {
        return this.#token(id, call)
      }
      if (path in wire.answers) return this.#answer(id, call)
    }
    return null
  }

  #authorize(id: Oauth2Id, { searchParams: query }: URL, { person, refusal }: Consent): Reply {
    const redirectUri = query.get('redirect_uri')
    if (redirectUri !== this.#callback(id)) return { status: 400, body: 'redirect_uri_mismatch' }
    if (!query.get('state')) return { status: 400, body: 'no state' }
    const type = query.get('response_type')
    if (type !== 'code' && id !== 'github') return { status: 400, body: 'response_type' }
    const challenge = query.get('code_challenge')
    const { pkce } = WIRES[id]
    const hashed = query.get('code_challenge_method') === 'S256'
    if (pkce !== 'none' && (!challenge || !hashed)) return { status: 400, body: 'no challenge' }
    const back = new URL(redirectUri)
    back.searchParams.set('state', query.get('state')!)
    if (refusal) {
      for (const [name, text] of Object.entries(refusal)) back.searchParams.set(name, text)
    } else {
      const code = randomUUID()
      const scope = query.get('scope') ?? ''
      this.#codes.set(code, { id, person, redirectUri, challenge, scope })
      back.searchParams.set('code', code)
    }
    return { status: 302, location: back.href }
  }

  /** Providers that share a path are told apart by the app's id. */
  #isFrom(id: Oauth2Id, { form, headers }: Call): boolean {
    const basic = headers.authorization?.replace('Basic ', '')
    const sent = basic ? Buffer.from(basic, 'base64').toString().split(':')[0] : null
    return (sent ?? form.get('client_id')) === clientId(id)
  }

  #token(id: Oauth2Id, { form, headers }: Call): Reply {
    const { credentials } = WIRES[id]
    const pair = Buffer.from(`${clientId(id)}:${clientSecret(id)}`).toString('base64')
    const isClient =
      credentials === 'header'
        ? headers.authorization === `Basic ${pair}`
        : form.get('client_secret') === clientSecret(id)
    if (!isClient) return refuse(id, 'invalid_client')
    if (form.get('grant_type') === 'refresh_token') return this.#refresh(id, form)
    const grant = this.#codes.get(form.get('code') ?? '')
    this.#codes.delete(form.get('code') ?? '')
    if (grant?.id !== id || grant.redirectUri !== form.get('redirect_uri')) {
      return refuse(id, 'invalid_grant')
    }
    const verifier = form.get('code_verifier') ?? ''
    const challenge = createHash('sha256').update(verifier).digest('base64url')
    if (grant.challenge && grant.challenge !== challenge) return refuse(id, 'invalid_grant')
    return this.#issue(grant, headers.accept)
  }

  #refresh(id: Oauth2Id, form: URLSearchParams): Reply {
    const sent = form.get('refresh_token') ?? ''
    const grant = this.#refreshTokens.get(sent)
    this.#refreshTokens.delete(sent)
    return grant?.id === id ? this.#issue(grant, 'application/json') : refuse(id, 'invalid_grant')
  }

  #issue(grant: Grant, accept?: string): Reply {
    const token = randomUUID()
    this.#tokens.set(token, grant)
    const answer: Record<string, string | number | boolean> = {
      access_token: token,
      token_type: 'bearer',
      scope: grant.scope,
    }
    if (grant.id === 'slack') answer.ok = true
    if (grant.id !== 'github' && grant.id !== 'slack') answer.expires_in = 7200
    if (REFRESHING.includes(grant.id)) {
      answer.refresh_token = randomUUID()
      this.#refreshTokens.set(answer.refresh_token, grant)
    }
    const asForm = grant.id === 'github' && !accept?.includes('application/json')
    const pairs = Object.entries(answer).map(([name, value]) => [name, String(value)])
    return { status: 200, body: asForm ? String(new URLSearchParams(pairs)) : answer }
  }

  #answer(id: Oauth2Id, { url, headers }: Call): Reply {
    const { answers, emailScope, scheme = 'Bearer' } = WIRES[id]
    const [sentScheme, token] = firstOnes((headers.authorization ?? '').split(' '), 2)
    const grant = sentScheme === scheme ? this.#tokens.get(token) : undefined
    if (grant?.id !== id) {
      return id === 'slack'
        ? { status: 200, body: { ok: false, error: 'invalid_auth' } }
        : { status: 401, body: { message: 'Bad credentials' } }
    }
    const tells = grant.scope.split(' ').includes(emailScope)
    const person = tells ? grant.person : { ...grant.person, email: null }
    return { status: 200, body: answers[url.pathname]!(person, url.searchParams) }
  }
}

/** Each in its own way. */
function refuse(id: Oauth2Id, error: string): Reply {
  if (id === 'slack') return { status: 200, body: { ok: false, error } }
  if (id === 'github') {
    return { status: 200, body: { error: 'bad_verification_code', error_description: error } }
  }
  if (id === 'facebook') {
    return { status: 400, body: { error: { message: error, type: 'OAuthException', code: 100 } } }
  }
  return { status: error === 'invalid_client' ? 401 : 400, body: { error } }
}
