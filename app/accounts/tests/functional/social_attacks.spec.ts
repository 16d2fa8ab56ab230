import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { PROVIDER_IDS, socialProviders } from '#config/social'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { askProvider, PAGE } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { Visitor } from '#tests/support/visitor'

const NOT_STARTED = /was not started here or has expired/

test.group('Attacks on sign-in with accounts elsewhere', (group) => {
  const server = useSocialServer(group)

  /** Where a refused guest stands, with what they are told. */
  async function refused(visitor: Visitor, callback: string) {
    const response = await visitor.get(callback, PAGE)
    const { props } = await visitor.visit('/login')
    return {
      location: response.headers.get('location'),
      text: props.errors.socialstream,
      user: props.auth.user,
    }
  }

  test('{$self}: a callback without state, with another, or of another browser is refused')
    .with(PROVIDER_IDS)
    .run(async ({ assert }, id) => {
      const attacker = new Visitor()
      const stolen = await askProvider(attacker, id)
      const victim = new Visitor()
      await askProvider(victim, id)
      const without = stolen.replace(/(state|oauth_token)=[^&]*&?/, '')
      const wrong = stolen.replace(/(state|oauth_token)=[^&]*/, '$1=guessed')
      const fresh = new Visitor()
      for (const [visitor, callback] of [
        [victim, stolen],
        [victim, without],
        [victim, wrong],
        [fresh, stolen],
      ] as const) {
        const { location, text, user } = await refused(visitor, callback)
        assert.equal(location, '/login')
        assert.match(text, NOT_STARTED)
        assert.isNull(user)
      }
      assert.equal(
        (await attacker.get(stolen, PAGE)).headers.get('location')?.split('/').at(-1),
        ['facebook', 'linkedin'].includes(id) ? 'sign-up' : 'dashboard',
        'who began it is let in'
      )
    })

  test('{$self}: a callback counts once, even with the cookies of the first time')
    .with(PROVIDER_IDS)
    .run(async ({ assert }, id) => {
      const visitor = new Visitor()
      const callback = await askProvider(visitor, id)
      const cookies = new Map(visitor.cookies)
      await visitor.get(callback, PAGE)
      const replay = new Visitor()
      for (const [name, value] of cookies) replay.cookies.set(name, value)
      const { location, user } = await refused(replay, callback)
      assert.equal(location, '/login')
      assert.isNull(user)
    })

  test('{$self}: a code that was used or made up is refused')
    .with(PROVIDER_IDS.filter((id) => id !== 'twitter'))
    .run(async ({ assert }, id) => {
      const first = new Visitor()
      const used = /code=([^&]*)/.exec(await askProvider(first, id))![1]!
      const callback = await askProvider(first, id)
      await first.get(callback, PAGE)
      for (const code of [used.replace(/^./, 'x'), /code=([^&]*)/.exec(callback)![1]]) {
        const visitor = new Visitor()
        const own = await askProvider(visitor, id)
        const { text, user } = await refused(visitor, own.replace(/code=[^&]*/, `code=${code}`))
        assert.match(text, /could not be reached/)
        assert.isNull(user)
      }
    })

  test('a code of another browser is refused where a verifier belongs to it')
    .with(['github', 'gitlab', 'google', 'twitter-oauth-2'] as const)
    .run(async ({ assert }, id) => {
      const stolen = /code=([^&]*)/.exec(await askProvider(new Visitor(), id))![1]
      const visitor = new Visitor()
      const own = await askProvider(visitor, id)
      const { text, user } = await refused(visitor, own.replace(/code=[^&]*/, `code=${stolen}`))
      assert.match(text, /could not be reached/)
      assert.isNull(user)
    })

  test('the wrong secret of the operator lets nobody in', async ({ assert }) => {
    for (const id of PROVIDER_IDS.filter((it) => it !== 'twitter')) {
      socialProviders[id] = { ...server.current.settings(id), clientSecret: 'wrong' }
      const visitor = new Visitor()
      const { text, user } = await refused(visitor, await askProvider(visitor, id))
      socialProviders[id] = server.current.settings(id)
      assert.match(text, /could not be reached/)
      assert.isNull(user)
    }
    socialProviders.twitter = { ...server.current.settings('twitter'), clientSecret: 'wrong' }
    const visitor = new Visitor()
    const start = await visitor.get('/oauth/twitter', PAGE)
    socialProviders.twitter = server.current.settings('twitter')
    assert.equal(start.headers.get('location'), '/login')
  })

  test('texts of a provider are shown as text, bounded, and only when a sign-in has begun', async ({
    assert,
  }) => {
    server.current.refusal = {
      error: 'x',
      error_description: `<!--<script>alert(1)</script>\r\n\u202e${'long '.repeat(200)}`,
    }
    const visitor = new Visitor()
    await visitor.get(await askProvider(visitor, 'github'), PAGE)
    const page = await visitor.get('/login', PAGE)
    const html = await page.text()
    assert.notInclude(html, '<script>alert(1)')
    assert.notInclude(html, '<!--')
    const again = new Visitor()
    const { text } = await refused(again, await askProvider(again, 'github'))
    assert.isAtMost(text.length, 300)
    assert.notMatch(text, /[\p{C}\n]/u)

    const forged = await refused(new Visitor(), '/oauth/github/callback?error=Call+555-0100')
    assert.match(forged.text, NOT_STARTED)
  })

  test('a provider that is unknown or not configured does not exist', async ({ assert }) => {
    delete socialProviders.slack
    const visitor = await signInConfirmed()
    for (const id of ['slack', 'myspace', 'constructor', '__proto__']) {
      for (const path of ['', '/callback', '/callback/prompt']) {
        assert.equal((await visitor.get(`/oauth/${id}${path}`, PAGE)).status, 404, id + path)
      }
      const confirmed = await visitor.post(`/oauth/${id}/callback/confirm`, { result: 'confirm' })
      assert.equal(confirmed.status, 404)
      assert.equal((await new Visitor().get(`/oauth/${id}/sign-up`, PAGE)).status, 404)
    }
    const { props } = await new Visitor().visit('/login')
    assert.notInclude(JSON.stringify(props.social.providers), 'slack')
    socialProviders.slack = server.current.settings('slack')
  })

  test('nothing that came with the request decides where one arrives', async ({ assert }) => {
    const visitor = new Visitor()
    await visitor.get('/login', PAGE)
    const start = await visitor.get('/oauth/github?redirect=https://evil.test', {
      headers: { accept: 'text/html', referer: 'https://evil.test/', host: 'evil.test' },
    })
    const there = new URL(start.headers.get('location')!)
    assert.equal(there.origin, server.current.url)
    assert.notInclude(there.search, 'evil')
    const back = await fetch(there, { redirect: 'manual' })
    const { pathname, search } = new URL(back.headers.get('location')!)
    const landed = await visitor.get(`${pathname}${search}&redirect=https://evil.test`, {
      headers: { accept: 'text/html', referer: 'https://evil.test/' },
    })
    assert.equal(landed.headers.get('location'), '/dashboard')
  })

  test('a sign-in that began long ago is refused', async ({ assert }) => {
    const visitor = new Visitor()
    const callback = await askProvider(visitor, 'google')
    await sql(
      db.connection(),
      `update sessions set data = jsonb_set(data, '{social,flows,google,at}', to_jsonb(?::bigint))
       where data #>> '{social,flows,google,state}' = ?`,
      [Date.now() - 11 * 60_000, new URL(callback, 'http://x').searchParams.get('state')]
    )
    assert.match((await refused(visitor, callback)).text, NOT_STARTED)
  })

  test('a callback for a guest does not count for who has signed in since, nor for somebody else', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const callback = await askProvider(visitor, 'gitlab', '/dashboard')
    await visitor.post('/logout')
    const { text } = await refused(visitor, callback)
    assert.match(text, NOT_STARTED)

    const victim = await signIn()
    const forged = await askProvider(new Visitor(), 'gitlab')
    const response = await victim.get(forged, PAGE)
    assert.equal(response.headers.get('location'), '/user/profile')
    const { props } = await victim.visit('/dashboard')
    assert.match(props.flash.banner, NOT_STARTED)
    assert.equal(props.flash.bannerStyle, 'danger')
    assert.isEmpty(
      await sql(db.connection(), 'select 1 from connected_accounts where user_id = ?', [
        victim.user.id,
      ])
    )
  })
})
