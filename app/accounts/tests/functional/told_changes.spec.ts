import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import type User from '#app/accounts/models/user'
import { SENSITIVE_CHANGES } from '#app/accounts/passwords/sensitive_changes'
import { firstOnes } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { ownKeys } from '#config/own_keys'
import { createAffiliate } from '#tests/support/affiliates/affiliate'
import { makeToken } from '#tests/support/api_tokens'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falSettings } from '#tests/support/fal/engine'
import { queuedMails } from '#tests/support/mails'
import { PASSWORD } from '#tests/support/merchant'
import { enterOwnKey } from '#tests/support/own_key'
import { signIn } from '#tests/support/sign_in'
import { signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { addMember, makeTeam } from '#tests/support/team'
import { trailOf } from '#tests/support/trail'
import { beginTwoFactor, turnOnTwoFactor } from '#tests/support/two_factor'
import { freshEmail, type Visitor } from '#tests/support/visitor'
import { addEndpoint } from '#tests/support/webhooks'

type Owner = Visitor & { user: User }

interface ToldChange {
  /** The event of the mail, or its kind where that is one of its own. */
  told: string
  /** Brings an account there; what stands for each `:name` of the path, and what is sent. */
  ready?: (owner: Owner) => Promise<{ id?: number; json?: object }>
}

const KEY = 'ada-key-id:ada-secret-1234'
const NEW_PASSWORD = 'another long password'

const changesEmail: ToldChange = {
  told: 'email_change_requested',
  ready: async () => ({ json: { name: 'Ada', email: freshEmail() } }),
}
const createsToken: ToldChange = {
  told: 'token_created',
  ready: async () => ({ json: { name: 'Shop' } }),
}
const revokesToken: ToldChange = {
  told: 'token_revoked',
  ready: async (owner) => ({ id: (await makeToken(owner)).id }),
}
const givesPassword = async () => ({ json: { password: PASSWORD } })
const paysTo = { json: { paypal_email: 'ada@example.test' } }
const movesPayouts: ToldChange = {
  told: 'payout_address_changed',
  ready: async ({ user }) => {
    await createAffiliate(user)
    return paysTo
  },
}

/** How each is made. */
const TOLD: Record<string, ToldChange> = {
  'PUT /user/profile-information': changesEmail,
  'POST /user/profile-information': changesEmail,
  'PUT /user/password': {
    told: 'password_changed',
    ready: async () => ({
      json: {
        current_password: PASSWORD,
        password: NEW_PASSWORD,
        password_confirmation: NEW_PASSWORD,
      },
    }),
  },
  'POST /user/set-password': {
    told: 'password_changed',
    ready: async ({ user }) => {
      await user.merge({ password: null }).save()
      return { json: { password: NEW_PASSWORD, password_confirmation: NEW_PASSWORD } }
    },
  },
  'DELETE /user/two-factor-authentication': {
    told: 'two_factor_changed',
    ready: async (owner) => {
      await turnOnTwoFactor(owner)
      return {}
    },
  },
  'POST /user/confirmed-two-factor-authentication': {
    told: 'two_factor_changed',
    ready: async (owner) => ({ json: { code: (await beginTwoFactor(owner)).code() } }),
  },
  'POST /user/two-factor-recovery-codes': {
    told: 'recovery_codes_replaced',
    ready: async (owner) => {
      await turnOnTwoFactor(owner)
      return {}
    },
  },
  'DELETE /user/other-browser-sessions': { told: 'signed_out_others', ready: givesPassword },
  'POST /oauth/:provider/callback/confirm': {
    told: 'account_connected',
    ready: async (owner) => {
      await signInWith(owner, 'github', '/dashboard')
      return { json: { result: 'confirm' } }
    },
  },
  'DELETE /user/connected-account/:id': {
    told: 'account_disconnected',
    ready: async ({ user }) => {
      const [account] = await sql<{ id: number }>(
        db.connection(),
        `insert into connected_accounts (user_id, provider, provider_id, token) values (?, 'github', ?, 'x')
         returning id`,
        [user.id, user.email]
      )
      return { id: account!.id, ...(await givesPassword()) }
    },
  },
  'POST /user/api-tokens': createsToken,
  'POST /api/tokens': createsToken,
  'PUT /user/api-tokens/:token': {
    told: 'token_changed',
    ready: async (owner) => ({
      id: (await makeToken(owner)).id,
      json: { name: 'Shop', abilities: ['read'] },
    }),
  },
  'DELETE /user/api-tokens/:token': revokesToken,
  'DELETE /api/tokens/:token': revokesToken,
  'POST /user/webhooks/:webhook/secret': {
    told: 'webhook_secret_replaced',
    ready: async (owner) => ({ id: await addEndpoint(owner, 'https://shop.example.test/hook') }),
  },
  'PUT /user/provider-key': {
    told: 'provider_key_entered',
    ready: async () => ({ json: { key: KEY } }),
  },
  'DELETE /user/provider-key': {
    told: 'provider_key_removed',
    ready: async (owner) => {
      await enterOwnKey(owner, KEY)
      return {}
    },
  },
  'POST /affiliate': { told: 'payout_address_changed', ready: async () => paysTo },
  'PUT /affiliate/paypal': movesPayouts,
  'POST /affiliate/paypal': movesPayouts,
  'POST /user/data-exports': { told: 'data_requested' },
  'DELETE /user': { told: 'account_deleted', ready: givesPassword },
  'DELETE /teams/:team': {
    told: 'team_deleted',
    ready: async (owner) => ({ id: await makeTeam(owner) }),
  },
  'PUT /teams/:team/owner': {
    told: 'team_handed_over',
    ready: async (owner) => {
      const id = await makeTeam(owner)
      const { user } = await signIn()
      await addMember(id, user)
      return { id, json: { user_id: user.id } }
    },
  },
}

/** These change nothing: they begin or show something, which the trail alone tells of, if anything does. */
const NOT_TOLD = [
  'POST /user/two-factor-authentication',
  ...Object.keys(SENSITIVE_CHANGES).filter((line) => line.startsWith('GET ')),
]

const kindsTo = async (email: string) => (await queuedMails(email)).map(({ kind }) => kind)

test.group('What a stolen session could change', (group) => {
  useSocialServer(group)
  group.setup(async () => {
    const emulator = await FalEmulator.start()
    emulator.accounts.set(KEY, 'paid')
    ownKeys.provider = falSettings(emulator)
    return () => {
      ownKeys.provider = null
      emulator.stop()
    }
  })

  test('is all tried here', ({ assert }) => {
    assert.sameMembers(Object.keys(SENSITIVE_CHANGES), [...Object.keys(TOLD), ...NOT_TOLD])
  })

  for (const [line, { told, ready }] of Object.entries(TOLD)) {
    test(`${line} is told by mail to the address of before`, async ({ assert }) => {
      const owner = await signInConfirmed()
      const { id: userId, email } = owner.user
      const { id, json } = (await ready?.(owner)) ?? {}
      const before = await kindsTo(email)
      const [method, pattern] = firstOnes(line.split(' '), 2)
      const path = pattern.replace(':provider', 'github').replace(/:\w+/, String(id))
      const { status } = await owner.call(method, path, { json })
      assert.isBelow(status, 400)
      const [kind, ...others] = (await kindsTo(email)).slice(before.length)
      // Mails lose their words once they are sent; the trail keeps what happened.
      const event = kind === 'security_event' ? (await trailOf(userId)).at(-1) : kind
      assert.equal(event, told)
      assert.isEmpty(others)
    })
  }
})
