import { test } from '@japa/runner'
import { addPhotos, LARGEST_PHOTO, MOST_PHOTOS } from '#app/products/components/photo_limits'

const file = (name: string, type = 'image/jpeg', size = 1) =>
  Object.defineProperty(new File([], name, { type }), 'size', { value: size })

const names = (files: File[]) => files.map(({ name }) => name)

test.group('Choosing photos', () => {
  test('photos are added behind those that are chosen already', ({ assert }) => {
    const { files, error } = addPhotos([file('a.jpg')], [file('b.png', 'image/png')])
    assert.deepEqual(names(files), ['a.jpg', 'b.png'])
    assert.isNull(error)
  })

  test('what is no picture is left out and said so', ({ assert }) => {
    const { files, error } = addPhotos([], [file('a.jpg'), file('b.pdf', 'application/pdf')])
    assert.deepEqual(names(files), ['a.jpg'])
    assert.equal(error, 'kind')
  })

  test('a photo of which the system knows no type is taken by its name', ({ assert }) => {
    const { files, error } = addPhotos([], [file('IMG_1.HEIC', ''), file('notes.txt', '')])
    assert.deepEqual(names(files), ['IMG_1.HEIC'])
    assert.equal(error, 'kind')
  })

  test('a photo of 10 MB is taken and one of a byte more is not', ({ assert }) => {
    const largest = file('largest.jpg', 'image/jpeg', LARGEST_PHOTO)
    const tooLarge = file('large.jpg', 'image/jpeg', LARGEST_PHOTO + 1)
    const { files, error } = addPhotos([], [largest, tooLarge])
    assert.deepEqual(names(files), ['largest.jpg'])
    assert.equal(error, 'size')
  })

  test('a selection holds at most 20 photos and keeps the first', ({ assert }) => {
    const many = Array.from({ length: MOST_PHOTOS }, (_, index) => file(`${index}.jpg`))
    const { files, error } = addPhotos([file('first.jpg')], many)
    assert.lengthOf(files, MOST_PHOTOS)
    assert.equal(files[0]!.name, 'first.jpg')
    assert.equal(error, 'tooMany')
  })
})
