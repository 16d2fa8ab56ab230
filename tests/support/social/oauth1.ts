import { createHmac, randomUUID } from 'node:crypto'
import { clientId, clientSecret, type Call, type Consent, type Reply } from './oauth2.js'
import type { Person } from './people.js'

interface Token {
  secret: string
  person: Person | null
  verifier: string | null
}

const SECONDS = 300

/** Twitter's OAuth 1.0a (RFC 5849): every call is signed, every nonce and token counts once. */
export class Oauth1Emulator {
  readonly #requests = new Map<string, Token>()
  readonly #tokens = new Map<string, Token>()
  readonly #nonces = new Set<string>()
  readonly #callback: (id: string) => string

  constructor(callback: (id: string) => string) {
    this.#callback = callback
  }

  reply(call: Call, consent: Consent): Reply | null {
    switch (call.url.pathname) {
      case '/oauth/request_token':
        return this.#requestToken(call)
      case '/oauth/authenticate':
        return this.#authenticate(call.url, consent)
      case '/oauth/access_token':
        return this.#accessToken(call)
      case '/1.1/account/verify_credentials.json':
        return this.#credentials(call)
      default:
        return null
    }
  }

  #requestToken(call: Call): Reply {
    const oauth = this.#verify(call, '')
    if (oauth?.oauth_callback !== this.#callback('twitter')) return UNAUTHORIZED
    const [token, secret] = [randomUUID(), randomUUID()]
    this.#requests.set(token, { secret, person: null, verifier: null })
    const body = `oauth_token=${token}&oauth_token_secret=${secret}&oauth_callback_confirmed=true`
    return { status: 200, body }
  }

  #authenticate({ searchParams }: URL, { person, refusal }: Consent): Reply {
    const token = searchParams.get('oauth_token') ?? ''
    const request = this.#requests.get(token)
    if (!request) return UNAUTHORIZED
    const back = new URL(this.#callback('twitter'))
    if (refusal) {
      back.searchParams.set('denied', token)
      return { status: 302, location: back.href }
    }
    request.person = person
    request.verifier = randomUUID()
    back.searchParams.set('oauth_token', token)
    back.searchParams.set('oauth_verifier', request.verifier)
    return { status: 302, location: back.href }
  }

  #accessToken(call: Call): Reply {
    const { oauth_token: sent } = readHeader(call)
    const request = this.#requests.get(sent ?? '')
    const oauth = request && this.#verify(call, request.secret)
    if (!request?.verifier || oauth?.oauth_verifier !== request.verifier) return UNAUTHORIZED
    this.#requests.delete(sent!)
    const [token, secret] = [randomUUID(), randomUUID()]
    this.#tokens.set(token, { ...request, secret })
    const { id, nickname } = request.person!
    const body = `oauth_token=${token}&oauth_token_secret=${secret}&user_id=${id}&screen_name=${nickname}`
    return { status: 200, body }
  }

  #credentials(call: Call): Reply {
    const token = this.#tokens.get(readHeader(call).oauth_token ?? '')
    if (!token || !this.#verify(call, token.secret)) return UNAUTHORIZED
    const { id, name, nickname, email, isVerified, picture } = token.person!
    const tells = call.url.searchParams.get('include_email') === 'true'
    return {
      status: 200,
      body: {
        id: Number(id),
        id_str: id,
        name,
        screen_name: nickname,
        profile_image_url_https: picture ?? '',
        ...(tells && { email: isVerified ? email : null }),
      },
    }
  }

  /** The parameters of the header, null when the signature, the time or the nonce is not right. */
  #verify(call: Call, tokenSecret: string): Record<string, string> | null {
    const { oauth_signature: signature, ...oauth } = readHeader(call)
    if (oauth.oauth_consumer_key !== clientId('twitter')) return null
    if (Math.abs(Date.now() / 1000 - Number(oauth.oauth_timestamp)) > SECONDS) return null
    if (this.#nonces.has(oauth.oauth_nonce!)) return null
    this.#nonces.add(oauth.oauth_nonce!)
    const pairs = [...Object.entries(oauth), ...call.url.searchParams, ...call.form]
    const parameters = pairs.map((pair) => pair.map(encode).join('=')).sort()
    const address = call.url.origin + call.url.pathname
    const base = [call.method, address, parameters.join('&')].map(encode).join('&')
    const key = `${encode(clientSecret('twitter'))}&${encode(tokenSecret)}`
    return createHmac('sha1', key).update(base).digest('base64') === signature ? oauth : null
  }
}

const UNAUTHORIZED: Reply = { status: 401, body: { errors: [{ code: 32 }] } }

function readHeader({ headers }: Call): Record<string, string> {
  const pairs = [...(headers.authorization ?? '').matchAll(/(oauth_\w+)="([^"]*)"/g)]
  return Object.fromEntries(pairs.map(([, name, value]) => [name, decodeURIComponent(value!)]))
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`
  )
}
