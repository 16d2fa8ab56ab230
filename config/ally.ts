import { defineConfig } from '@adonisjs/ally'
import type { InferSocialProviders } from '@adonisjs/ally/types'
import { FacebookDriver } from '@adonisjs/ally/drivers/facebook'
import { LinkedInOpenidConnectDriver } from '@adonisjs/ally/drivers/linked_in_openid_connect'
import { TwitterDriver } from '@adonisjs/ally/drivers/twitter'
import { TwitterXDriver } from '@adonisjs/ally/drivers/twitter_x'
import { BitbucketDriver } from '#app/accounts/social/drivers/bitbucket'
import { GithubPkceDriver } from '#app/accounts/social/drivers/github'
import { GitlabDriver } from '#app/accounts/social/drivers/gitlab'
import { GooglePkceDriver } from '#app/accounts/social/drivers/google'
import { LegacyLinkedInDriver } from '#app/accounts/social/drivers/linkedin'
import { SlackDriver } from '#app/accounts/social/drivers/slack'
import { driverConfig } from './social.js'

/** Asks for the name, the picture and the address of a person, and for nothing else. */
const allyConfig = defineConfig({
  'bitbucket': (ctx) => new BitbucketDriver(ctx, driverConfig('bitbucket')),
  'facebook': (ctx) =>
    new FacebookDriver(ctx, {
      ...driverConfig('facebook'),
      scopes: ['email', 'public_profile'],
      userFields: ['name', 'email', 'picture.width(400).height(400)'],
    }),
  'github': (ctx) =>
    new GithubPkceDriver(ctx, { ...driverConfig('github'), scopes: ['read:user', 'user:email'] }),
  'gitlab': (ctx) => new GitlabDriver(ctx, driverConfig('gitlab')),
  'google': (ctx) => new GooglePkceDriver(ctx, driverConfig('google')),
  'linkedin': (ctx) => new LegacyLinkedInDriver(ctx, driverConfig('linkedin')),
  'linkedin-openid': (ctx) => new LinkedInOpenidConnectDriver(ctx, driverConfig('linkedin-openid')),
  'slack': (ctx) => new SlackDriver(ctx, driverConfig('slack')),
  'twitter': (ctx) => new TwitterDriver(ctx, driverConfig('twitter')),
  'twitter-oauth-2': (ctx) => new TwitterXDriver(ctx, driverConfig('twitter-oauth-2')),
})

export default allyConfig

declare module '@adonisjs/ally/types' {
  interface SocialProviders extends InferSocialProviders<typeof allyConfig> {}
}
