import { test } from '@japa/runner'
import { downloadUrl, variantSet, variantUrl } from '#app/ui/pictures/media_source'

const source = (width: number) => ({ id: 'a1', width, height: 1000, placeholder: null })

test.group('Addresses of stored pictures', () => {
  test('a tile gets the smallest variant that is wide enough', ({ assert }) => {
    assert.equal(variantUrl(source(1024), 480), '/media/a1/w480.webp')
    assert.equal(variantUrl(source(1024), 500), '/media/a1/w720.webp')
  })

  test('a picture narrower than what is asked for is shown as it is', ({ assert }) => {
    assert.equal(variantUrl(source(300), 480), '/media/a1/original')
    assert.equal(variantSet(source(100), 'webp'), '')
  })

  test('the browser may choose among the variants that do not enlarge the picture', ({
    assert,
  }) => {
    assert.equal(
      variantSet(source(1024), 'avif'),
      '/media/a1/w160.avif 160w, /media/a1/w480.avif 480w, /media/a1/w720.avif 720w, /media/a1/w960.avif 960w'
    )
  })

  test('a download keeps its name whatever the name holds', ({ assert }) => {
    assert.equal(
      downloadUrl({ id: 'a1' }, 'red & blue?.png'),
      '/media/a1/download?name=red%20%26%20blue%3F.png'
    )
  })
})
