import { crc32, deflateSync } from 'node:zlib'
import { DateTime } from 'luxon'
import { test } from '@japa/runner'
import sharp from 'sharp'
import User from '#app/accounts/models/user'
import Media from '#app/media/models/media'
import Team from '#app/teams/models/team'
import db from '@adonisjs/lucid/services/db'
import { sql } from '#app/shell/sql'
import { createMerchant } from '#tests/support/merchant'
import { arrivedMail } from '#tests/support/mailbox'
import { photo } from '#tests/support/product'
import { queuedMails } from '#tests/support/queued_mails'
import { signIn } from '#tests/support/sign_in'
import { freshEmail, Visitor } from '#tests/support/visitor'

const URL = '/user/profile-information'
const html = {
  'accept': 'text/html, application/xhtml+xml',
  'x-inertia': 'true',
  'referer': '/user/profile',
}

/** As the screen sends it: a POST that says PUT inside. */
function profileForm(fields: Record<string, string>, file?: { bytes: Uint8Array; name: string }) {
  const form = new FormData()
  for (const [name, value] of Object.entries({ _method: 'PUT', ...fields }))
    form.append(name, value)
  if (file) form.append('photo', new Blob([new Uint8Array(file.bytes)]), file.name)
  return form
}

async function sendPhoto(visitor: Visitor & { user: User }, bytes: Uint8Array, name = 'me.jpg') {
  const { name: own, email } = visitor.user
  const form = profileForm({ name: own, email }, { bytes, name })
  const response = await visitor.call('POST', URL, { form })
  return { status: response.status, body: await response.json() }
}

test.group('Profile page', () => {
  test('guests are sent to sign in; who is not verified sees it', async ({ assert }) => {
    const asked = await new Visitor().get('/user/profile', { headers: { accept: 'text/html' } })
    assert.equal(asked.headers.get('location'), '/login')
    const visitor = await signIn()
    await User.query().where('id', visitor.user.id).update({ email_verified_at: null })
    const { component, props } = await visitor.visit('/user/profile')
    assert.equal(component, 'accounts/profile')
    assert.isTrue(props.has_password)
    assert.isNull(props.data_export)
    assert.lengthOf(props.sessions, 1)
  })

  test('guests can change nothing', async ({ assert }) => {
    const calls = [
      ['PUT', URL],
      ['POST', URL],
      ['DELETE', '/user/profile-photo'],
      ['PUT', '/user/password'],
      ['POST', '/user/set-password'],
      ['DELETE', '/user/other-browser-sessions'],
      ['DELETE', '/user'],
      ['POST', '/user/data-exports'],
    ]
    const visitor = new Visitor()
    for (const [method, path] of calls) {
      assert.equal((await visitor.call(method, path, { json: {} })).status, 401, path)
    }
  })
})

test.group('Profile information', () => {
  test('the name is saved by PUT and by a form that says PUT inside', async ({ assert }) => {
    const visitor = await signIn()
    const { email } = visitor.user
    const put = await visitor.call('PUT', URL, { json: { name: ' Grace ', email } })
    assert.equal(put.status, 200)
    assert.equal(await put.text(), '""')
    assert.equal((await visitor.visit('/user/profile')).props.auth.user.name, 'Grace')

    const form = profileForm({ name: 'Grace Hopper', email })
    const posted = await visitor.call('POST', URL, { form, headers: html })
    assert.include([302, 303], posted.status)
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.flash.status, 'profile-information-updated')
    assert.equal(props.auth.user.name, 'Grace Hopper')
    assert.lengthOf(await queuedMails(email), 0)
  })

  test('wrong fields are named, in a bag of their own on the page', async ({ assert }) => {
    const visitor = await signIn()
    const other = await createMerchant()
    const json = await visitor.call('PUT', URL, { json: { name: '', email: other.email } })
    assert.equal(json.status, 422)
    assert.deepEqual((await json.json()).errors, {
      name: ['The name field is required.'],
      email: ['The email has already been taken.'],
    })
    await visitor.call('PUT', URL, { json: { name: 'x'.repeat(256), email: 'no' }, headers: html })
    const { props } = await visitor.visit('/user/profile')
    assert.deepEqual(props.errors, {
      updateProfileInformation: {
        name: 'The name field must not be greater than 255 characters.',
        email: 'The email field must be a valid email address.',
      },
    })
  })

  test('only name, address and photo can be changed this way', async ({ assert }) => {
    const visitor = await signIn()
    const before = (await User.findOrFail(visitor.user.id)).serialize()
    await visitor.call('PUT', URL, {
      json: {
        name: 'Eve',
        email: visitor.user.email,
        id: 1,
        subscribed: true,
        email_verified_at: '2020-01-01T00:00:00Z',
        emailVerifiedAt: '2020-01-01T00:00:00Z',
        password: 'overwritten!',
        current_team_id: 1,
        profile_photo_media_id: '00000000-0000-0000-0000-000000000000',
        two_factor_secret: 'x',
      },
    })
    const after = (await User.findOrFail(visitor.user.id)).serialize()
    assert.deepEqual({ ...after, updatedAt: null }, { ...before, name: 'Eve', updatedAt: null })
    const { props } = await visitor.visit('/user/profile')
    assert.isFalse(props.auth.user.subscribed)
  })

  test('a new address must be verified again and the old one is told', async ({ assert }) => {
    const visitor = await signIn()
    const { id, email: old } = visitor.user
    await User.query().where('id', id).update({ email_verified_at: DateTime.now().toISO() })
    await sql(
      db.connection(),
      `insert into password_reset_tokens (user_id, hash, created_at) values (?, 'x', now())`,
      [id]
    )
    const email = freshEmail()
    const saved = await visitor.call('PUT', URL, {
      json: { name: 'Ada', email: email.toUpperCase() },
      headers: { 'host': `127.0.0.1:${process.env.PORT}`, 'x-forwarded-host': 'evil.test' },
    })
    assert.equal(saved.status, 200)
    const user = await User.findOrFail(id)
    assert.equal(user.email, email)
    assert.isNull(user.emailVerifiedAt)

    assert.deepEqual(await queuedMails(email), [{ kind: 'verify_email', user_id: id }])
    const { text } = await arrivedMail(email, /email\/verify/)
    const [link] = /http\S+/.exec(text)!
    const { hostname, pathname, searchParams } = new globalThis.URL(link)
    assert.match(pathname, new RegExp(`^/email/verify/${id}/[0-9a-f]{40}$`))
    assert.notEqual(hostname, 'evil.test')
    assert.isTrue(searchParams.has('signature'))
    assert.include(
      (await queuedMails(old)).map(({ kind }) => kind),
      'email_changed'
    )
    await arrivedMail(old, new RegExp(email))

    const tokens = await sql(
      db.connection(),
      'select 1 from password_reset_tokens where user_id = ?',
      [id]
    )
    assert.lengthOf(tokens, 0, 'a reset link in the old mailbox no longer opens the account')
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.security_events[0].text, 'E-mail address changed')
  })

  test('when the address is refused nothing is saved', async ({ assert }) => {
    const visitor = await signIn()
    const other = await createMerchant()
    const form = profileForm(
      { name: 'Changed', email: other.email },
      { bytes: await photo(), name: 'me.jpg' }
    )
    assert.equal((await visitor.call('POST', URL, { form })).status, 422)
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.auth.user.name, visitor.user.name)
    assert.isNull(props.auth.user.profile_photo_path)
  })
})

test.group('Profile photo', () => {
  test('it is stored without metadata, shown, replaced and removed', async ({ assert }) => {
    const visitor = await signIn()
    const withPlace = await sharp(await photo(20))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
      .toBuffer()
    assert.equal((await sendPhoto(visitor, withPlace)).status, 200)
    const first = (await visitor.visit('/user/profile')).props.auth.user
    const shown = await visitor.get(first.profile_photo_url)
    assert.equal(shown.status, 200)
    assert.equal((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width, 160)
    const original = await visitor.get(first.profile_photo_path)
    const bytes = Buffer.from(await original.arrayBuffer())
    assert.isUndefined((await sharp(bytes).metadata()).exif)

    assert.equal((await sendPhoto(visitor, await photo(90, 'png'), 'me.png')).status, 200)
    const second = (await visitor.visit('/user/profile')).props.auth.user
    assert.notEqual(second.profile_photo_url, first.profile_photo_url)
    assert.equal((await visitor.get(first.profile_photo_path)).status, 404, 'the old one is gone')

    const removed = await visitor.call('DELETE', '/user/profile-photo', { headers: html })
    assert.equal(removed.status, 303)
    const { props } = await visitor.visit('/user/profile')
    assert.equal(props.flash.status, 'profile-photo-deleted')
    assert.isNull(props.auth.user.profile_photo_url)
    assert.lengthOf(await Media.findManyBy('ownerId', visitor.user.id), 0)
    const again = await visitor.call('DELETE', '/user/profile-photo')
    assert.equal(again.status, 303, 'nothing to remove is no fault')
  })

  test('what is no JPEG or PNG is refused, whatever it is called', async ({ assert }) => {
    const visitor = await signIn()
    const text = 'The photo field must be a file of type: jpg, jpeg, png.'
    const webp = await sharp(await photo())
      .webp()
      .toBuffer()
    const files = {
      'svg.png': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
      ),
      'page.jpg': Buffer.from('<!doctype html><script>alert(document.cookie)</script>'),
      'picture.jpg': webp,
      'empty.jpg': Buffer.from(''),
    }
    for (const [name, bytes] of Object.entries(files)) {
      const { status, body } = await sendPhoto(visitor, bytes, name)
      assert.equal(status, 422, name)
      assert.deepEqual(body.errors, { photo: [text] }, name)
    }
    const { name, email } = visitor.user
    const url = await visitor.call('PUT', URL, {
      json: { name, email, photo: 'http://x.test/a.png' },
    })
    assert.equal(url.status, 422)
    assert.lengthOf(await Media.findManyBy('ownerId', visitor.user.id), 0)
  })

  test('what is too large, too many pixels or damaged is refused', async ({ assert }) => {
    const visitor = await signIn()
    const large = Buffer.concat([await photo(), Buffer.alloc(1024 * 1024)])
    const tooLarge = await sendPhoto(visitor, large)
    assert.deepEqual(tooLarge.body.errors, {
      photo: ['The photo field must not be greater than 1024 kilobytes.'],
    })
    const bomb = await sendPhoto(visitor, hugePng(30_000, 30_000), 'bomb.png')
    assert.equal(bomb.status, 422)
    assert.match(bomb.body.errors.photo[0], /too large: at most/)
    const broken = await sendPhoto(visitor, (await photo()).subarray(0, 300))
    assert.equal(broken.status, 422)
    assert.match(broken.body.errors.photo[0], /damaged/)
    assert.isNull((await visitor.visit('/user/profile')).props.auth.user.profile_photo_url)
  })

  test('people in a team see each other, strangers do not', async ({ assert }) => {
    const owner = await signIn()
    await sendPhoto(owner, await photo(120))
    const { profile_photo_url: url } = (await owner.visit('/user/profile')).props.auth.user
    const colleague = await signIn()
    assert.equal((await colleague.get(url)).status, 404)
    assert.equal((await new Visitor().get(url)).status, 404)
    const team = await Team.findByOrFail('userId', owner.user.id)
    await sql(
      db.connection(),
      `insert into team_members (team_id, user_id, role) values (?, ?, 'editor')`,
      [team.id, colleague.user.id]
    )
    assert.equal((await colleague.get(url)).status, 200)
  })
})

/** A PNG of a few bytes that claims to be huge. */
function hugePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(1000))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const out = Buffer.alloc(body.length + 8)
  out.writeUInt32BE(data.length, 0)
  body.copy(out, 4)
  out.writeUInt32BE(crc32(body), body.length + 4)
  return out
}
