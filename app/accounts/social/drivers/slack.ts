import type { HttpContext } from '@adonisjs/core/http'
import type { DriverConfig } from '#config/social'
import { OpenidDriver, textOf } from './openid_driver.js'

/** Sign in with Slack (OpenID Connect). Slack answers 200 to everything; `ok` tells whether it worked. */
export class SlackDriver extends OpenidDriver {
  protected readonly scopes = ['openid', 'email', 'profile']

  constructor(ctx: HttpContext, config: DriverConfig) {
    super(ctx, config, 'slack')
  }

  /** @throws Error with Slack's name of the error */
  protected async readUser(token: string) {
    const claims = await this.read(this.endpoints.userInfoUrl, token)
    if (claims.ok !== true) throw new Error(`Slack answered ${String(claims.error)}`)
    // The same member id may occur in several workspaces.
    const [team, member] = [textOf(claims['https://slack.com/team_id']), textOf(claims.sub)]
    return { ...this.fromClaims(claims), id: team && member && `${team}:${member}` }
  }
}
