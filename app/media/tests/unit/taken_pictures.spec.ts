import { test } from '@japa/runner'
import { PROFILE_MESSAGES } from '#app/accounts/messages/en/profile'
import { CREATE_MESSAGES as english } from '#app/products/messages/en/create'
import { CREATE_MESSAGES as german } from '#app/products/messages/de/create'
import { CREATE_MESSAGES as spanish } from '#app/products/messages/es/create'
import { mayBePicture } from '#app/media/intake/taken_pictures'

test.group('Pictures that are taken', () => {
  test('a hint names all of them, in each language', ({ assert }) => {
    assert.match(english.create.guidance, /^JPEG, PNG, WebP, HEIC, AVIF or GIF, /)
    assert.match(german.create.guidance, /^JPEG, PNG, WebP, HEIC, AVIF oder GIF, /)
    assert.match(spanish.create.guidance, /^JPEG, PNG, WebP, HEIC, AVIF o GIF, /)
    assert.match(PROFILE_MESSAGES.information.photoHint, /^JPEG or PNG, /)
  })

  test('$name of type "$type" is taken: $taken')
    .with([
      { name: 'IMG_0001.HEIC', type: '', taken: true },
      { name: 'phone.heif', type: 'application/octet-stream', taken: true },
      { name: 'phone.heic', type: 'image/heic', taken: true },
      { name: 'shared', type: 'image/jpeg', taken: true },
      { name: 'notes.txt', type: '', taken: false },
      { name: 'heic', type: '', taken: false },
      { name: 'offer.png', type: 'application/pdf', taken: false },
    ])
    .run(({ assert }, { taken, ...file }) => {
      assert.equal(mayBePicture(file), taken)
    })
})
