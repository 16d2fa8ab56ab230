import env from '#start/env'
import { appUrl } from './app.js'

/** A provider as Vitrine shows it, and the endpoints that its driver calls. */
interface ProviderDefinition {
  name: string
  /** Its variables are `<prefix>_CLIENT_ID`, `<prefix>_CLIENT_SECRET` and `<prefix>_URL`. */
  prefix: Prefix
  endpoints: Endpoints
}

export interface Endpoints {
  /** Where OAuth 1.0a begins. */
  requestTokenUrl?: string
  authorizeUrl: string
  accessTokenUrl: string
  userInfoUrl: string
  userEmailUrl?: string
}

type Prefix =
  | 'BITBUCKET'
  | 'FACEBOOK'
  | 'GITHUB'
  | 'GITLAB'
  | 'GOOGLE'
  | 'LINKEDIN'
  | 'LINKEDIN_OPENID'
  | 'SLACK'
  | 'TWITTER'
  | 'TWITTER_OAUTH_2'

/** What the operator gave for one provider. */
export interface ProviderSettings {
  clientId: string
  clientSecret: string
  /** Takes the place of the origin of every endpoint: a GitLab of one's own, or an emulator. */
  url?: string
}

const DEFINITIONS = {
  'bitbucket': {
    name: 'Bitbucket',
    prefix: 'BITBUCKET',
    endpoints: {
      authorizeUrl: 'https://bitbucket.org/site/oauth2/authorize',
      accessTokenUrl: 'https://bitbucket.org/site/oauth2/access_token',
      userInfoUrl: 'https://api.bitbucket.org/2.0/user',
      userEmailUrl: 'https://api.bitbucket.org/2.0/user/emails',
    },
  },
  'facebook': {
    name: 'Facebook',
    prefix: 'FACEBOOK',
    endpoints: {
      authorizeUrl: 'https://www.facebook.com/v26.0/dialog/oauth',
      accessTokenUrl: 'https://graph.facebook.com/v26.0/oauth/access_token',
      userInfoUrl: 'https://graph.facebook.com/v26.0/me',
    },
  },
  'github': {
    name: 'GitHub',
    prefix: 'GITHUB',
    endpoints: {
      authorizeUrl: 'https://github.com/login/oauth/authorize',
      accessTokenUrl: 'https://github.com/login/oauth/access_token',
      userInfoUrl: 'https://api.github.com/user',
      userEmailUrl: 'https://api.github.com/user/emails',
    },
  },
  'gitlab': {
    name: 'Gitlab',
    prefix: 'GITLAB',
    endpoints: {
      authorizeUrl: 'https://gitlab.com/oauth/authorize',
      accessTokenUrl: 'https://gitlab.com/oauth/token',
      userInfoUrl: 'https://gitlab.com/oauth/userinfo',
    },
  },
  'google': {
    name: 'Google',
    prefix: 'GOOGLE',
    endpoints: {
      authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
      accessTokenUrl: 'https://oauth2.googleapis.com/token',
      userInfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
    },
  },
  'linkedin': {
    name: 'LinkedIn',
    prefix: 'LINKEDIN',
    endpoints: {
      authorizeUrl: 'https://www.linkedin.com/oauth/v2/authorization',
      accessTokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
      userInfoUrl: 'https://api.linkedin.com/v2/me',
      userEmailUrl: 'https://api.linkedin.com/v2/clientAwareMemberHandles',
    },
  },
  'linkedin-openid': {
    name: 'LinkedIn',
    prefix: 'LINKEDIN_OPENID',
    endpoints: {
      authorizeUrl: 'https://www.linkedin.com/oauth/v2/authorization',
      accessTokenUrl: 'https://www.linkedin.com/oauth/v2/accessToken',
      userInfoUrl: 'https://api.linkedin.com/v2/userinfo',
    },
  },
  'slack': {
    name: 'Slack',
    prefix: 'SLACK',
    endpoints: {
      authorizeUrl: 'https://slack.com/openid/connect/authorize',
      accessTokenUrl: 'https://slack.com/api/openid.connect.token',
      userInfoUrl: 'https://slack.com/api/openid.connect.userInfo',
    },
  },
  'twitter': {
    name: 'Twitter',
    prefix: 'TWITTER',
    endpoints: {
      requestTokenUrl: 'https://api.twitter.com/oauth/request_token',
      authorizeUrl: 'https://api.twitter.com/oauth/authenticate',
      accessTokenUrl: 'https://api.twitter.com/oauth/access_token',
      userInfoUrl: 'https://api.twitter.com/1.1/account/verify_credentials.json',
    },
  },
  'twitter-oauth-2': {
    name: 'Twitter',
    prefix: 'TWITTER_OAUTH_2',
    endpoints: {
      authorizeUrl: 'https://x.com/i/oauth2/authorize',
      accessTokenUrl: 'https://api.x.com/2/oauth2/token',
      userInfoUrl: 'https://api.x.com/2/users/me',
    },
  },
} satisfies Record<string, ProviderDefinition>

export type ProviderId = keyof typeof DEFINITIONS

export const PROVIDER_IDS = Object.keys(DEFINITIONS) as ProviderId[]

/** The providers that the operator configured; no other one is shown or has routes. */
export const socialProviders: Partial<Record<ProviderId, ProviderSettings>> = fromEnvironment()

/** What stands over the buttons. */
export const SOCIAL_PROMPT = 'Or Login Via'

export const socialRules = {
  /** Whether a guest whose e-mail address is verified on both sides is let in and connected without a password. */
  linkVerifiedEmails: env.get('SOCIAL_LINK_VERIFIED_EMAIL', false),
}

/** Minutes for which an answer of a provider waits for the person's next step. */
export const PENDING_MINUTES = { connect: 10, signUp: 60 }

/** A picture that a provider names. */
export const AVATAR_LIMITS = { bytes: 1024 * 1024, milliseconds: 4000, redirects: 3 }

export function providerName(id: ProviderId): string {
  return DEFINITIONS[id].name
}

/** What a driver needs to talk with a provider. */
export type DriverConfig = Endpoints & Omit<ProviderSettings, 'url'> & { callbackUrl: string }

/** @throws Error when the provider is not configured; callers ask `socialProviders` first */
export function driverConfig(id: ProviderId): DriverConfig {
  const settings = socialProviders[id]
  if (!settings) throw new Error(`${id} is not configured`)
  const { clientId, clientSecret, url } = settings
  const endpoints: Endpoints = { ...DEFINITIONS[id].endpoints }
  if (url) {
    for (const [name, address] of Object.entries(endpoints)) {
      endpoints[name as keyof Endpoints] = url.replace(/\/+$/, '') + new URL(address).pathname
    }
  }
  return { clientId, clientSecret, callbackUrl: `${appUrl}/oauth/${id}/callback`, ...endpoints }
}

/** @throws Error naming a provider that has only one half of its credentials */
function fromEnvironment(): Partial<Record<ProviderId, ProviderSettings>> {
  const found: Partial<Record<ProviderId, ProviderSettings>> = {}
  for (const id of PROVIDER_IDS) {
    const prefix = DEFINITIONS[id].prefix
    const clientId = env.get(`${prefix}_CLIENT_ID`)
    const clientSecret = env.get(`${prefix}_CLIENT_SECRET`)
    if (!clientId && !clientSecret) continue
    if (!clientId || !clientSecret) {
      throw new Error(`${prefix}_CLIENT_ID and ${prefix}_CLIENT_SECRET must be set together`)
    }
    found[id] = { clientId, clientSecret, url: env.get(`${prefix}_URL`) }
  }
  return found
}
