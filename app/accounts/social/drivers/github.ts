import { GithubDriver } from '@adonisjs/ally/drivers/github'
import type { ApiRequestContract, GithubDriverConfig } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'

interface GithubEmail {
  email: string
  primary: boolean
  verified: boolean
}

/**
 * GitHub with PKCE. The address is the primary one of the account's list, with what GitHub says of its verification;
 * the public address of the profile says nothing of that.
 */
export class GithubPkceDriver extends GithubDriver {
  constructor(ctx: HttpContext, config: GithubDriverConfig) {
    super(ctx, config)
    this.codeVerifierCookieName = 'gh_oauth_code_verifier'
    this.loadState()
  }

  protected override async getUserInfo(
    token: string,
    callback?: (request: ApiRequestContract) => void
  ) {
    return { ...(await super.getUserInfo(token, callback)), email: null }
  }

  protected override async getUserEmail(token: string): Promise<GithubEmail | undefined> {
    const url = this.config.userEmailUrl ?? this.userEmailUrl
    const emails: GithubEmail[] = await this.getAuthenticatedRequest(url, token).get()
    return emails.find(({ primary }) => primary)
  }
}
