import { Oauth2Driver } from '@adonisjs/ally'
import type {
  AllyUserContract,
  ApiRequestContract,
  Oauth2AccessToken,
  RedirectRequestContract,
} from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { DriverConfig } from '#config/social'

export type ProviderUser = Omit<AllyUserContract<Oauth2AccessToken>, 'token'>
type Answer = Record<string, unknown>

/** The code flow of OAuth 2 as most providers have it; a provider's own driver says where they differ. */
export abstract class OpenidDriver extends Oauth2Driver<Oauth2AccessToken, string> {
  protected abstract readonly scopes: string[]
  protected authorizeUrl: string
  protected accessTokenUrl: string
  protected codeParamName = 'code'
  protected errorParamName = 'error'
  protected stateParamName = 'state'
  protected scopeParamName = 'scope'
  protected scopesSeparator = ' '
  protected stateCookieName: string
  protected readonly endpoints: DriverConfig

  /** @param pkce whether the provider checks a code verifier (S256) */
  constructor(ctx: HttpContext, config: DriverConfig, name: string, pkce = false) {
    super(ctx, config)
    this.endpoints = config
    this.authorizeUrl = config.authorizeUrl
    this.accessTokenUrl = config.accessTokenUrl
    this.stateCookieName = `${name}_oauth_state`
    if (pkce) this.codeVerifierCookieName = `${name}_oauth_code_verifier`
    this.loadState()
  }

  /** Who owns the token. */
  protected abstract readUser(token: string): Promise<ProviderUser>

  async user(callback?: (request: ApiRequestContract) => void) {
    const token = await this.accessToken(callback)
    return { ...(await this.readUser(token.token)), token }
  }

  async userFromToken(token: string) {
    return { ...(await this.readUser(token)), token: { token, type: 'bearer' as const } }
  }

  accessDenied(): boolean {
    return this.getError() === 'access_denied'
  }

  protected override configureRedirectRequest(request: RedirectRequestContract<string>): void {
    request.scopes(this.scopes)
    request.param('response_type', 'code')
  }

  /** Reads JSON with the token. */
  protected read(url: string, token: string): Promise<Answer> {
    return this.httpClient(url)
      .header('Authorization', `Bearer ${token}`)
      .header('Accept', 'application/json')
      .parseAs('json')
      .get()
  }

  /** The standard claims of OpenID Connect. */
  protected fromClaims(claims: Answer): ProviderUser {
    return {
      // Empty when the provider names nobody: that is refused later.
      id: textOf(claims.sub),
      nickName: String(claims.nickname ?? claims.name ?? ''),
      name: String(claims.name ?? ''),
      email: typeof claims.email === 'string' ? claims.email : null,
      emailVerificationState: claims.email_verified === true ? 'verified' : 'unverified',
      avatarUrl: typeof claims.picture === 'string' ? claims.picture : null,
      original: claims,
    }
  }
}

/** An identifier as text, empty for what is none. */
export function textOf(id: unknown): string {
  return typeof id === 'string' || typeof id === 'number' ? String(id) : ''
}
