import type { ProviderId } from '#config/social'
import type { Person } from './people.js'

export type Oauth2Id = Exclude<ProviderId, 'twitter'>

/** How one provider of OAuth 2 speaks, as its documentation has it. */
export interface Wire {
  authorize: string
  token: string
  /** Where the app's credentials stand in a call for tokens. */
  credentials: 'form' | 'header'
  pkce: 'required' | 'supported' | 'none'
  /** A scope without which no address is told. */
  emailScope: string
  /** GitHub's older word for Bearer. */
  scheme?: string
  /** What the calls with a token answer, by path. */
  answers: Record<string, (person: Person, query: URLSearchParams) => unknown>
}

const claims = (person: Person) => ({
  sub: person.id,
  name: person.name,
  given_name: person.name.split(' ')[0],
  family_name: person.name.split(' ')[1],
  picture: person.picture,
  ...(person.email && { email: person.email, email_verified: person.isVerified }),
})

export const WIRES: Record<Oauth2Id, Wire> = {
  'bitbucket': {
    authorize: '/site/oauth2/authorize',
    token: '/site/oauth2/access_token',
    credentials: 'header',
    pkce: 'none',
    emailScope: 'email',
    answers: {
      '/2.0/user': (person) => ({
        type: 'user',
        uuid: `{${person.id}}`,
        display_name: person.name,
        nickname: person.nickname,
        links: { avatar: { href: person.picture } },
      }),
      '/2.0/user/emails': (person) => ({
        pagelen: 10,
        values: [
          { email: 'second@example.test', is_primary: false, is_confirmed: true, type: 'email' },
          ...(person.email
            ? [
                {
                  email: person.email,
                  is_primary: true,
                  is_confirmed: person.isVerified,
                  type: 'email',
                },
              ]
            : []),
        ],
      }),
    },
  },
  'facebook': {
    authorize: '/v26.0/dialog/oauth',
    token: '/v26.0/oauth/access_token',
    credentials: 'form',
    pkce: 'none',
    emailScope: 'email',
    answers: {
      '/v26.0/me': (person) => ({
        id: person.id,
        name: person.name,
        ...(person.email && { email: person.email }),
        picture: { data: { height: 400, width: 400, url: person.picture, is_silhouette: false } },
      }),
    },
  },
  'github': {
    authorize: '/login/oauth/authorize',
    token: '/login/oauth/access_token',
    credentials: 'form',
    pkce: 'supported',
    emailScope: 'user:email',
    scheme: 'token',
    answers: {
      '/user': (person) => ({
        login: person.nickname,
        id: Number(person.id),
        avatar_url: person.picture,
        name: person.name,
        email: 'public@example.test',
      }),
      '/user/emails': (person) => [
        { email: 'second@example.test', primary: false, verified: true, visibility: null },
        ...(person.email
          ? [{ email: person.email, primary: true, verified: person.isVerified, visibility: null }]
          : []),
      ],
    },
  },
  'gitlab': {
    authorize: '/oauth/authorize',
    token: '/oauth/token',
    credentials: 'form',
    pkce: 'supported',
    emailScope: 'email',
    answers: {
      '/oauth/userinfo': (person) => ({ ...claims(person), nickname: person.nickname }),
    },
  },
  'google': {
    authorize: '/o/oauth2/v2/auth',
    token: '/token',
    credentials: 'form',
    pkce: 'supported',
    emailScope: 'https://www.googleapis.com/auth/userinfo.email',
    answers: { '/oauth2/v3/userinfo': claims },
  },
  'linkedin': {
    authorize: '/oauth/v2/authorization',
    token: '/oauth/v2/accessToken',
    credentials: 'form',
    pkce: 'none',
    emailScope: 'r_emailaddress',
    answers: {
      '/v2/me': (person) => ({
        id: person.id,
        localizedFirstName: person.name.split(' ')[0],
        localizedLastName: person.name.split(' ')[1],
      }),
      '/v2/clientAwareMemberHandles': (person) => ({
        elements: person.email
          ? [
              {
                'handle': `urn:li:emailAddress:${person.id}`,
                'handle~': { emailAddress: person.email },
                'type': 'EMAIL',
                'primary': true,
              },
            ]
          : [],
      }),
    },
  },
  'linkedin-openid': {
    authorize: '/oauth/v2/authorization',
    token: '/oauth/v2/accessToken',
    credentials: 'form',
    pkce: 'none',
    emailScope: 'email',
    answers: { '/v2/userinfo': claims },
  },
  'slack': {
    authorize: '/openid/connect/authorize',
    token: '/api/openid.connect.token',
    credentials: 'form',
    pkce: 'none',
    emailScope: 'email',
    answers: {
      '/api/openid.connect.userInfo': (person) => ({
        'ok': true,
        ...claims(person),
        'https://slack.com/user_id': person.id,
        'https://slack.com/team_id': person.workspace,
      }),
    },
  },
  'twitter-oauth-2': {
    authorize: '/i/oauth2/authorize',
    token: '/2/oauth2/token',
    credentials: 'header',
    pkce: 'required',
    emailScope: 'users.email',
    answers: {
      '/2/users/me': (person, query) => ({
        data: {
          id: person.id,
          name: person.name,
          username: person.nickname,
          profile_image_url: person.picture,
          ...(query.get('user.fields')?.includes('confirmed_email') &&
            person.isVerified && { confirmed_email: person.email }),
        },
      }),
    },
  },
}
