import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { sql } from '#app/core/database/sql'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'
import { usePictures } from '#tests/support/social/pictures'
import { signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { Visitor } from '#tests/support/visitor'

test.group('The photo of a connected account', (group) => {
  const server = useSocialServer(group)
  const pictures = usePictures(group)

  test('becomes the profile photo, copied', async ({ assert, cleanup }) => {
    pictures.allow(cleanup)
    const visitor = await connected(`${pictures.url}/me.png`)
    const response = await use(visitor)
    assert.equal(response.status, 303)
    const { flash, auth } = (await visitor.visit('/dashboard')).props
    assert.deepEqual([flash.banner, flash.bannerStyle], ['Profile photo updated', 'success'])
    assert.notInclude(auth.user.profile_photo_url, pictures.url)
    const photo = await visitor.get(auth.user.profile_photo_url)
    assert.equal(photo.status, 200)
    assert.match(photo.headers.get('content-type')!, /^image\//)
  })

  test('is the one of a newcomer from the start', async ({ assert, cleanup }) => {
    pictures.allow(cleanup)
    server.current.person.picture = `${pictures.url}/me.png`
    const visitor = new Visitor()
    assert.equal(await signInWith(visitor, 'google'), '/dashboard')
    assert.isNotNull((await visitor.visit('/dashboard')).props.auth.user.profile_photo_url)
  })

  test('{$self} is not fetched, and the newcomer is let in without a photo')
    .with(['http', 'https'])
    .run(async ({ assert }, protocol) => {
      server.current.person.picture = `${pictures.url.replace('http', protocol)}/me.png`
      const visitor = new Visitor()
      assert.equal(await signInWith(visitor, 'google'), '/dashboard')
      assert.deepEqual(pictures.asked, [], 'this machine is not public')
      const { auth } = (await visitor.visit('/dashboard')).props
      const { id } = firstOf(await accountsOf(auth.user.id))
      await visitor.call('PUT', '/user/profile-photo', { json: { id } })
      const { flash } = (await visitor.visit('/dashboard')).props
      assert.deepEqual([flash.banner, flash.bannerStyle], ['Unable to retrieve image', 'danger'])
      assert.deepEqual(pictures.asked, [])
    })

  test('that is no picture, too large or gone is refused')
    .with(['page.png', 'huge.png', 'gone.png'])
    .run(async ({ assert, cleanup }, name) => {
      pictures.allow(cleanup)
      const visitor = await connected(`${pictures.url}/${name}`)
      await use(visitor)
      const { flash, auth } = (await visitor.visit('/dashboard')).props
      assert.deepEqual([flash.banner, flash.bannerStyle], ['Unable to retrieve image', 'danger'])
      assert.isNull(auth.user.profile_photo_path)
    })

  test(
    '{$self}: an address that has expired is asked for again, with new tokens where the old have expired'
  )
    .with(['gitlab', 'bitbucket', 'twitter-oauth-2', 'twitter', 'github'] as const)
    .run(async ({ assert, cleanup }, id) => {
      pictures.allow(cleanup)
      const visitor = await connected(`${pictures.url}/gone.png`, id)
      const before = await accountsOf(visitor.user.id)
      server.current.person.picture = `${pictures.url}/new.png`
      const refreshing = !['twitter', 'github'].includes(id)
      if (refreshing) {
        server.current.oauth2.expireTokens()
        await sql(
          db.connection(),
          `update connected_accounts set expires_at = now() - interval '1 hour' where id = ?`,
          [before[0]!.id]
        )
      }
      pictures.asked = []
      await use(visitor)
      const { flash } = (await visitor.visit('/dashboard')).props
      assert.equal(flash.banner, 'Profile photo updated')
      assert.deepEqual(pictures.asked, ['/gone.png', '/new.png'])
      const after = await accountsOf(visitor.user.id)
      assert.equal(after[0]!.token !== before[0]!.token, refreshing)
      if (refreshing) assert.isAbove(after[0]!.expires_at!.getTime(), Date.now())
    })

  test('of somebody else, or of none, changes nothing', async ({ assert, cleanup }) => {
    pictures.allow(cleanup)
    const owner = await connected(`${pictures.url}/me.png`)
    const { id } = firstOf(await accountsOf(owner.user.id))
    pictures.asked = []
    const visitor = await signIn()
    for (const wanted of [id, 999_999, 'abc', undefined, { a: 1 }]) {
      const response = await visitor.call('PUT', '/user/profile-photo', { json: { id: wanted } })
      assert.equal(response.status, 303)
      const { flash, auth } = (await visitor.visit('/dashboard')).props
      assert.isNull(flash.banner)
      assert.isNull(auth.user.profile_photo_path)
    }
    assert.deepEqual(pictures.asked, [])
    const guest = await new Visitor().call('PUT', '/user/profile-photo', { json: { id } })
    assert.equal(guest.status, 401)
  })

  async function connected(picture: string, id = 'github') {
    server.current.person.picture = picture
    const visitor = await signInConfirmed()
    await signInWith(visitor, id, '/dashboard')
    await visitor.post(`/oauth/${id}/callback/confirm`, { result: 'confirm' })
    await visitor.visit('/dashboard')
    return visitor
  }

  async function use(visitor: Awaited<ReturnType<typeof signIn>>) {
    const { id } = firstOf(await accountsOf(visitor.user.id))
    return visitor.call('PUT', `/user/profile-photo?id=${id}`)
  }
})

function accountsOf(userId: number) {
  return sql<{ id: number; token: string; expires_at: Date | null }>(
    db.connection(),
    'select id, token, expires_at from connected_accounts where user_id = ? order by id',
    [userId]
  )
}
