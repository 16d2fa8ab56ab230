import { test } from '@japa/runner'
import { ApiError, reasonOf, sentenceOfRefusedBody } from '#app/ui/client/api_error'

const PAGE = '<html><h1>413 Request Entity Too Large</h1></html>'

test.group('A proxy that refuses a body', () => {
  test('leads to a sentence that says what to do', ({ assert }) => {
    for (const [status, sentence] of [
      [408, /too slow.*fewer or smaller files/],
      [413, /at once.*fewer or smaller files/],
    ] as const) {
      const error = ApiError.fromAnswer(status, PAGE)
      assert.match(error.message, sentence)
      assert.match(reasonOf(error, 'Failed.'), sentence)
      assert.match(sentenceOfRefusedBody(status)!, sentence)
    }
    assert.equal(reasonOf(ApiError.fromAnswer(404, PAGE), 'Failed.'), 'Failed.')
    assert.isNull(sentenceOfRefusedBody(404))
  })

  test("does not speak over the server's own sentence", ({ assert }) => {
    const error = ApiError.fromAnswer(413, '{"message":"Photos may have 20 MB."}')
    assert.equal(reasonOf(error, 'Failed.'), 'Photos may have 20 MB.')
  })
})
