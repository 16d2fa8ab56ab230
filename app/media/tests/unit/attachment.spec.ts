import { test } from '@japa/runner'
import { attachment } from '../../attachment.js'

test('a file that nobody names is saved as what it is', ({ assert }) => {
  assert.include(attachment(undefined, 'video/mp4'), 'filename="video.mp4"')
  assert.include(attachment('', 'image/png'), 'filename="picture.png"')
  assert.include(attachment('blue-mug-7', 'video/mp4'), 'filename="blue-mug-7.mp4"')
})
