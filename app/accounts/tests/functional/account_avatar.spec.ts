import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { deleteAccount } from '#app/closure/actions/delete_account'
import { removeLeftovers } from '#app/accounts/actions/remove_leftovers'
import { firstOf } from '#app/core/elements'
import { EXPORT_SECTIONS } from '#app/closure/data_export/sections'
import { sql } from '#app/core/database/sql'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { PASSWORD } from '#tests/support/merchant'
import { signIn } from '#tests/support/sign_in'
import { usePictures } from '#tests/support/social/pictures'
import { signInWith } from '#tests/support/social/through'
import { useSocialServer } from '#tests/support/social/use_social_server'
import { until } from '#tests/support/until'
import { Visitor } from '#tests/support/visitor'

test.group('The picture of a connected account', (group) => {
  const server = useSocialServer(group)
  const pictures = usePictures(group)

  test('is copied as the account is connected, shown on the profile page, and nobody else’s to see', async ({
    assert,
    cleanup,
  }) => {
    pictures.allow(cleanup)
    const visitor = await connected()
    const url = await shownTo(visitor)
    const shown = await visitor.get(url!)
    assert.equal(shown.status, 200)
    assert.match(shown.headers.get('content-type')!, /^image\//)
    assert.equal((await (await signIn()).get(url!)).status, 404)
    assert.equal((await new Visitor().get(url!)).status, 404)
    assert.isNull((await visitor.visit('/dashboard')).props.auth.user.profile_photo_url)
    const section = EXPORT_SECTIONS.find(({ name }) => name === 'connected_accounts')!
    const exported = firstOf(
      await sql<{ avatar_media_id: string }>(db.connection(), section.query, {
        userId: visitor.user.id,
      })
    )
    assert.include(url, exported.avatar_media_id)
  })

  test('is copied once for an address, and replaced at the sign-in after it changed', async ({
    assert,
    cleanup,
  }) => {
    pictures.allow(cleanup)
    const visitor = await connected()
    const first = await shownTo(visitor)
    assert.equal(await signInWith(new Visitor(), 'github'), '/dashboard')
    assert.equal(await shownTo(visitor), first)
    server.current.person.picture = `${pictures.url}/new.png`
    assert.equal(await signInWith(new Visitor(), 'github'), '/dashboard')
    await until(() => shownTo(visitor))
    assert.notEqual(await shownTo(visitor), first)
    assert.deepEqual(pictures.asked, ['/me.png', '/new.png'])
    assert.equal((await visitor.get(first!)).status, 404)
    assert.equal(await filesOf(visitor.user.id), 1)
  })

  test('is that of a newcomer as well, beside their profile photo', async ({ assert, cleanup }) => {
    pictures.allow(cleanup)
    server.current.person.picture = `${pictures.url}/me.png`
    const visitor = new Visitor()
    assert.equal(await signInWith(visitor, 'google'), '/dashboard')
    const url = await until(() => shownTo(visitor))
    await visitor.call('DELETE', '/user/profile-photo')
    assert.equal((await visitor.get(url)).status, 200, 'each is removed by itself')
  })

  test('leaves the connection and the sign-in whole where it cannot be had, and is tried again')
    .with(['page.png', 'huge.png', 'gone.png'])
    .run(async ({ assert, cleanup }, name) => {
      pictures.allow(cleanup)
      const visitor = await connected(name)
      assert.equal(
        (await visitor.visit('/dashboard')).props.flash.banner,
        'You have successfully linked your GitHub account.'
      )
      assert.isNull(await shownTo(visitor))
      assert.equal(await signInWith(new Visitor(), 'github'), '/dashboard')
      await until(async () => pictures.asked.length === 2)
      assert.isNull(await shownTo(visitor))
      assert.equal(await filesOf(visitor.user.id), 0)
    })

  test('does not keep a sign-in waiting', async ({ assert, cleanup }) => {
    const visitor = await connected()
    pictures.allow(cleanup)
    const release = pictures.hold()
    server.current.person.picture = `${pictures.url}/new.png`
    assert.equal(await signInWith(new Visitor(), 'github'), '/dashboard')
    await until(async () => pictures.asked.length === 1)
    assert.isNull(await shownTo(visitor))
    release()
    await until(() => shownTo(visitor))
  })

  test('goes with the connection, with the account, and with what others had left in it', async ({
    assert,
    cleanup,
  }) => {
    pictures.allow(cleanup)
    const visitor = await connected()
    const url = await shownTo(visitor)
    const [{ id }] = (await visitor.visit('/user/profile')).props.connected_accounts
    await visitor.call('DELETE', `/user/connected-account/${id}`, { json: { password: PASSWORD } })
    assert.equal((await visitor.get(url!)).status, 404)
    assert.equal(await filesOf(visitor.user.id), 0)

    await connect(visitor)
    assert.equal(await filesOf(visitor.user.id), 1)
    await db.transaction((trx) => removeLeftovers(trx, visitor.user.id))
    assert.equal(await filesOf(visitor.user.id), 0)

    await connect(visitor)
    const last = /[0-9a-f-]{36}/.exec((await shownTo(visitor))!)![0]
    await deleteAccount({ userId: visitor.user.id, deleteTeams: true })
    assert.isEmpty(await sql(db.connection(), 'select 1 from media where id = ?', [last]))
  })

  async function connected(name = 'me.png') {
    server.current.person.picture = `${pictures.url}/${name}`
    const visitor = await signInConfirmed()
    await connect(visitor)
    return visitor
  }
})

async function connect(visitor: Visitor) {
  await signInWith(visitor, 'github', '/dashboard')
  await visitor.post('/oauth/github/callback/confirm', { result: 'confirm' })
}

/** The address under which the profile page shows it; null where it shows the provider's mark. */
async function shownTo(visitor: Visitor): Promise<string | null> {
  const { props } = await visitor.visit('/user/profile')
  return props.connected_accounts[0].avatar_url
}

async function filesOf(userId: number): Promise<number> {
  const { files } = firstOf(
    await sql<{ files: number }>(
      db.connection(),
      'select count(*) as files from media where owner_id = ?',
      [userId]
    )
  )
  return files
}
