import type { HttpContext } from '@adonisjs/core/http'
import type { DriverConfig } from '#config/social'
import { OpenidDriver } from './openid_driver.js'

/** GitLab, hosted or one's own, by OpenID Connect with PKCE. */
export class GitlabDriver extends OpenidDriver {
  protected readonly scopes = ['openid', 'profile', 'email']

  constructor(ctx: HttpContext, config: DriverConfig) {
    super(ctx, config, 'gitlab', true)
  }

  protected async readUser(token: string) {
    return this.fromClaims(await this.read(this.endpoints.userInfoUrl, token))
  }
}
