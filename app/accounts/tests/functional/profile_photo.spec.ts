import { crc32, deflateSync } from 'node:zlib'
import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import sharp from 'sharp'
import Media from '#app/media/models/media'
import { sql } from '#app/core/database/sql'
import Team from '#app/teams/models/team'
import { photo } from '#tests/support/product'
import { sendPhoto } from '#tests/support/profile'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const URL = '/user/profile-information'
const html = {
  'accept': 'text/html, application/xhtml+xml',
  'x-inertia': 'true',
  'referer': '/user/profile',
}

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
