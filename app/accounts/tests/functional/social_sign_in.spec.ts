import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { PROVIDER_IDS, type ProviderId, socialRules } from '#config/social'
import { createMerchant } from '#tests/support/merchant'
import { linkInMail, pathOf } from '#tests/support/mails'
import { askProvider, PAGE, signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { trailOf } from '#tests/support/trail'
import { until } from '#tests/support/until'
import { freshEmail, Visitor } from '#tests/support/visitor'

/** These vouch for no address, or tell none. */
const UNVERIFYING: ProviderId[] = ['facebook', 'linkedin']

test.group('Signing in with an account elsewhere', (group) => {
  const server = useSocialServer(group)

  test('{$self}: a newcomer gets an account, and the same one at the next sign-in')
    .with(PROVIDER_IDS)
    .run(async ({ assert }, id) => {
      const { person } = server.current
      const visitor = new Visitor()
      if (UNVERIFYING.includes(id)) {
        assert.equal(await signInWith(visitor, id, '/register'), `/oauth/${id}/sign-up`)
        assert.equal(await signUp(visitor, id, person.email!), '/dashboard')
      } else {
        assert.equal(await signInWith(visitor, id, '/register'), '/dashboard')
      }
      const { props } = await visitor.visit('/dashboard')
      const { user } = props.auth
      assert.equal(user.name, 'Grace Hopper')
      assert.equal(user.email, person.email)
      assert.isNotNull(user.email_verified_at)
      assert.equal(user.current_team.name, "Grace's Team")
      assert.equal(props.credits.image_credits, 5)

      server.current.person = { ...person, name: 'Grace M. Hopper', email: freshEmail() }
      const again = new Visitor()
      assert.equal(await signInWith(again, id), '/dashboard')
      assert.equal((await again.visit('/dashboard')).props.auth.user.id, user.id)
      const account = firstOf(await accountsOf(user.id))
      assert.equal(account.provider, id)
      assert.notEqual(
        account.name,
        'Grace Hopper',
        'what is known of the account is kept up to date'
      )
      assert.notInclude(JSON.stringify(account), 'access')
    })

  test('tokens are not readable in the database, and the sign-in is remembered', async ({
    assert,
  }) => {
    const visitor = new Visitor()
    await signInWith(visitor, 'gitlab')
    const { user } = (await visitor.visit('/dashboard')).props.auth
    const account = firstOf(await accountsOf(user.id))
    const uuid = /^[0-9a-f]{8}-/
    for (const sealed of [account.token, account.refresh_token]) assert.notMatch(sealed, uuid)
    await sql(db.connection(), 'delete from sessions where user_id = ?', [user.id])
    assert.equal((await visitor.visit('/dashboard')).props.auth.user.id, user.id)
  })

  test('who was on the way somewhere arrives there', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.get('/products?before=7', PAGE)
    assert.equal(await signInWith(visitor, 'google'), '/products?before=7')
  })

  test('the pages offer what is configured', async ({ assert }) => {
    const { props } = await new Visitor().visit('/login')
    assert.isTrue(props.social.show)
    assert.equal(props.social.prompt, 'Or Login Via')
    assert.deepInclude(props.social.providers, {
      id: 'github',
      name: 'GitHub',
      buttonLabel: 'GitHub',
    })
    assert.deepEqual(
      props.social.providers.map(({ name }: { name: string }) => name),
      [
        'Bitbucket',
        'Facebook',
        'GitHub',
        'Gitlab',
        'Google',
        'LinkedIn',
        'LinkedIn',
        'Slack',
        'Twitter',
        'Twitter',
      ]
    )
  })

  test('with two-factor authentication on, the code is asked for first', async ({ assert }) => {
    const visitor = new Visitor()
    await signInWith(visitor, 'github')
    const { user } = (await visitor.visit('/dashboard')).props.auth
    await sql(db.connection(), 'update users set two_factor_confirmed_at = now() where id = ?', [
      user.id,
    ])
    const next = new Visitor()
    assert.equal(await signInWith(next, 'github'), '/two-factor-challenge')
    assert.equal((await next.visit('/dashboard')).response.headers.get('location'), '/login')
    const { data } = firstOf(
      await sql<{ data: { login: object } }>(
        db.connection(),
        `select data from sessions where (data->'login'->>'id')::bigint = ?`,
        [user.id]
      )
    )
    assert.include(data.login, { id: user.id, remember: true })
  })

  test('an address that has an account already is not let in by it', async ({ assert }) => {
    const merchant = await createMerchant()
    await verify(merchant.id, true)
    server.current.person.email = merchant.email.toUpperCase()
    const visitor = new Visitor()
    assert.equal(await signInWith(visitor, 'google'), '/login')
    const { props } = await visitor.visit('/login')
    assert.equal(
      props.errors.socialstream,
      'An account already exists with the same email address. Please log in to connect your Google account.'
    )
    assert.isNull(props.auth.user)
    assert.lengthOf(await accountsOf(merchant.id), 0)
    await until(async () => (await trailOf(merchant.id)).at(-1) === 'sign_in_unconnected')
  })

  test('where the operator wants it, an address that both sides verified connects', async ({
    assert,
    cleanup,
  }) => {
    socialRules.linkVerifiedEmails = true
    cleanup(() => {
      socialRules.linkVerifiedEmails = false
    })
    const merchant = await createMerchant()
    const { person } = server.current
    const arrive = async (changes: { isVerified: boolean }) => {
      server.current.person = { ...person, email: merchant.email, ...changes }
      const visitor = new Visitor()
      return { visitor, location: await signInWith(visitor, 'google') }
    }
    await verify(merchant.id, false)
    assert.equal((await arrive({ isVerified: true })).location, '/login', 'not verified here')
    await verify(merchant.id, true)
    assert.equal((await arrive({ isVerified: false })).location, '/login', 'not verified there')
    const { visitor, location } = await arrive({ isVerified: true })
    assert.equal(location, '/dashboard')
    assert.equal((await visitor.visit('/dashboard')).props.auth.user.id, merchant.id)
    assert.lengthOf(await accountsOf(merchant.id), 1)
  })

  test('names and addresses that cannot be trusted are cleaned', async ({ assert }) => {
    server.current.person.name = ' Gr\u202Eace\u0000\u3164 \uFF28opper '
    const visitor = new Visitor()
    await signInWith(visitor, 'gitlab')
    assert.equal((await visitor.visit('/dashboard')).props.auth.user.name, 'Grace Hopper')

    server.current.person = { ...server.current.person, id: '77', email: 'no address' }
    assert.equal(await signInWith(new Visitor(), 'gitlab'), '/oauth/gitlab/sign-up')
  })

  test('a refusal leads back to where it began, in the words of the provider', async ({
    assert,
  }) => {
    server.current.refusal = {
      error: 'access_denied',
      error_description: 'The user has denied your application access.',
    }
    const visitor = new Visitor()
    assert.equal(await signInWith(visitor, 'github', '/register'), '/register')
    const { props } = await visitor.visit('/register')
    assert.equal(props.errors.socialstream, 'The user has denied your application access.')
    assert.equal(await signInWith(visitor, 'twitter', '/login'), '/login')
    assert.equal(
      (await visitor.visit('/login')).props.errors.socialstream,
      'Twitter refused the sign-in.'
    )
  })

  test('only who comes from sign-in or registration is registered', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.get('/', PAGE)
    const start = await visitor.get('/oauth/github', PAGE)
    const there = await fetch(start.headers.get('location')!, { redirect: 'manual' })
    const { pathname, search } = new URL(there.headers.get('location')!)
    const response = await visitor.get(pathname + search, PAGE)
    assert.equal(response.headers.get('location'), '/login')
    const { props } = await visitor.visit('/login')
    assert.equal(props.errors.socialstream, 'Registration is disabled.')
  })

  test('a callback that is posted from elsewhere keeps the session', async ({ assert }) => {
    const visitor = new Visitor()
    const [path, query] = (await askProvider(visitor, 'slack')).split('?')
    const posted = await fetch(`http://${process.env.HOST}:${process.env.PORT}${path}`, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams(`${query}&other=1`),
    })
    assert.equal(posted.status, 303)
    assert.deepEqual(posted.headers.getSetCookie(), [])
    const relayed = posted.headers.get('location')!
    assert.notInclude(relayed, 'other')
    const response = await visitor.get(relayed, PAGE)
    assert.equal(response.headers.get('location'), '/dashboard')
  })
})

async function signUp(visitor: Visitor, id: string, email: string) {
  await visitor.post(`/oauth/${id}/sign-up`, { email })
  return (await visitor.get(pathOf(await linkInMail(email, '/oauth/')), PAGE)).headers.get(
    'location'
  )
}

function verify(userId: number, isVerified: boolean) {
  return sql(
    db.connection(),
    'update users set email_verified_at = case when ? then now() end where id = ?',
    [isVerified, userId]
  )
}

function accountsOf(userId: number) {
  return sql<Record<string, string>>(
    db.connection(),
    'select * from connected_accounts where user_id = ?',
    [userId]
  )
}
