import { randomUUID } from 'node:crypto'
import { test } from '@japa/runner'
import { creditsOf } from '#tests/support/credits'
import { edit, merchant, upload, upscale } from '../editor_calls.js'

const PROMPT = 'make it brighter'

test.group('What the editor refuses', () => {
  test('what is wrong with a request is said in one sentence', async ({ assert }) => {
    const visitor = await merchant()
    const image = (await upload(visitor)).path
    const gone = `/media/${randomUUID()}`
    const text = `data:image/png;base64,${Buffer.from('no picture').toString('base64')}`
    const choose = 'Please select an image'
    const unknown = 'This picture is gone, or it is not yours. Please choose it again.'
    const one = 'The number of images must be 1.'
    const cases: [body: object, status: number, error: string][] = [
      [{ prompt: PROMPT }, 422, choose],
      [{ image: '', prompt: PROMPT }, 422, choose],
      [{ image: 7, prompt: PROMPT }, 422, choose],
      [{ image: [image], prompt: PROMPT }, 422, choose],
      [{ image }, 422, 'Please describe what to change'],
      [{ image, prompt: '   ' }, 422, 'Please describe what to change'],
      [
        { image, prompt: 'a'.repeat(2_001) },
        422,
        'The prompt field must not be greater than 2000 characters.',
      ],
      [{ image, prompt: PROMPT, num_images: 0 }, 422, one],
      [{ image, prompt: PROMPT, num_images: 2 }, 422, one],
      [{ image, prompt: PROMPT, num_images: '1' }, 422, one],
      [{ image, prompt: PROMPT, num_images: 1.5 }, 422, one],
      [{ image: gone, prompt: PROMPT }, 422, unknown],
      [{ image: 'https://example.test/mug.jpg', prompt: PROMPT }, 422, unknown],
      [{ image: 'upload:1', prompt: PROMPT }, 422, unknown],
      [{ image: text, prompt: PROMPT }, 422, 'Please select only image files'],
      [
        { image: 'data:image/png;base64,***', prompt: PROMPT },
        400,
        'A data URL is not valid base64.',
      ],
      [
        { image: 'data:image/png,plain', prompt: PROMPT },
        400,
        'Data URLs must be encoded in base64.',
      ],
    ]
    for (const [body, status, error] of cases) {
      const answer = await edit(visitor, body)
      assert.deepEqual(
        [answer.status, answer.error],
        [status, error],
        JSON.stringify(body).slice(0, 80)
      )
    }
    assert.deepInclude(await upscale(visitor, {}), { status: 422, error: choose })
    assert.deepInclude(await upscale(visitor, { image_url: gone }), { status: 422, error: unknown })
    const notes = await upload(visitor, 'notes.txt', Buffer.from('no picture'))
    assert.deepInclude(notes, { status: 422, error: 'Please select only image files' })
    const nothing = await visitor.call('POST', '/api/editor/pictures', { form: new FormData() })
    assert.deepInclude(await nothing.json(), { error: choose })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 10)
  })

  test('others’ pictures and deleted ones cannot be edited, nor their work opened', async ({
    assert,
  }) => {
    const visitor = await merchant()
    const stranger = await merchant()
    const { path } = await upload(visitor)
    const made = await edit(visitor, { image: path, prompt: PROMPT })
    for (const image of [path, made.processedImage]) {
      assert.equal((await edit(stranger, { image, prompt: PROMPT })).status, 422)
      assert.equal((await upscale(stranger, { image_url: image })).status, 422)
    }
    assert.equal((await stranger.visit(`/ai-editor?work=${made.generation_id}`)).status, 404)
    await visitor.call('DELETE', '/api/images', { json: { ids: [made.image.id] } })
    assert.equal((await edit(visitor, { image: made.processedImage, prompt: PROMPT })).status, 422)
  })
})
