import type { ApiRequestContract } from '@adonisjs/ally/types'
import type { HttpContext } from '@adonisjs/core/http'
import type { DriverConfig } from '#config/social'
import { OpenidDriver } from './openid_driver.js'

interface BitbucketUser {
  uuid: string
  display_name?: string
  nickname?: string
  links?: { avatar?: { href?: string } }
}

interface BitbucketEmail {
  email: string
  is_primary: boolean
  is_confirmed: boolean
}

/** Bitbucket Cloud: OAuth 2 with the consumer's credentials in the Authorization header, addresses in a list. */
export class BitbucketDriver extends OpenidDriver {
  protected readonly scopes = ['account', 'email']

  constructor(ctx: HttpContext, config: DriverConfig) {
    super(ctx, config, 'bitbucket')
  }

  protected override configureAccessTokenRequest(request: ApiRequestContract): void {
    const { clientId, clientSecret } = this.endpoints
    const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64')
    request.header('Authorization', `Basic ${credentials}`)
    request.clearField('client_id').clearField('client_secret')
  }

  protected async readUser(token: string) {
    const answer = await this.read(this.endpoints.userInfoUrl, token)
    const user = answer as unknown as BitbucketUser
    const { values } = await this.read(this.endpoints.userEmailUrl!, token)
    const primary = (values as BitbucketEmail[]).find((it) => it.is_primary)
    return {
      id: user.uuid,
      nickName: user.nickname ?? '',
      name: user.display_name ?? '',
      email: primary?.email ?? null,
      emailVerificationState: primary?.is_confirmed
        ? ('verified' as const)
        : ('unverified' as const),
      avatarUrl: user.links?.avatar?.href ?? null,
      original: answer,
    }
  }
}
