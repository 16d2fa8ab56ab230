import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { promisify } from 'node:util'
import { test } from '@japa/runner'
import { listener } from '#tests/support/listener'
import { codeSample } from '../../components/code_sample.js'

const BODY = { prompt: `the maker's "mug" \\ $HOME`, surprise_me: false, image: null, list: [1] }
const call = {
  method: 'post',
  url: 'https://example.test/api/v1/edit-image',
  token: 'vt_1',
  body: BODY,
}

test.group('Samples of calls', (group) => {
  let url: string
  let heard: { method?: string; authorization?: string; body: unknown }

  group.setup(async () => {
    const server = createServer(
      listener(async (request, response) => {
        const body = Buffer.concat(await request.toArray()).toString()
        const { authorization } = request.headers
        heard = { method: request.method, authorization, body: body && JSON.parse(body) }
        response.setHeader('content-type', 'application/json').end('{}')
      })
    )
    await once(server.listen(0, '127.0.0.1'), 'listening')
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`
    return () => {
      server.close()
    }
  })

  const expected = { method: 'POST', authorization: 'Bearer vt_1', body: BODY }

  test('the one of JavaScript sends what was meant', async ({ assert }) => {
    const AsyncFunction = (async () => {}).constructor as new (code: string) => () => Promise<void>
    await new AsyncFunction(codeSample('JavaScript', { ...call, url }))()
    assert.deepEqual(heard, expected)
    await new AsyncFunction(codeSample('JavaScript', { method: 'get', url, token: null }))()
    assert.deepEqual(heard, { method: 'GET', authorization: undefined, body: '' })
  })

  test('the one for shells has the words that were meant', async ({ assert }) => {
    const sample = codeSample('curl', call)
    const words = sample.replace(/^curl/, `printf '%s\\0'`)
    const { stdout } = await promisify(execFile)('sh', ['-c', words])
    assert.deepEqual(stdout.split('\0').slice(0, -1), [
      '-X',
      'POST',
      call.url,
      '-H',
      'Authorization: Bearer vt_1',
      '-H',
      'Content-Type: application/json',
      '-d',
      JSON.stringify(BODY),
    ])
  })

  test('the one of Python writes JSON as Python does', ({ assert }) => {
    assert.equal(
      codeSample('Python', call),
      [
        'import requests',
        '',
        'response = requests.post(',
        '    "https://example.test/api/v1/edit-image",',
        '    headers={"Authorization": "Bearer vt_1"},',
        `    json={"prompt": "the maker's \\"mug\\" \\\\ $HOME", "surprise_me": False, "image": None, "list": [1]},`,
        ')',
        'answer = response.json()',
      ].join('\n')
    )
    const file = codeSample('Python', { method: 'get', url, token: null, isFile: true })
    assert.include(file, 'file = response.content')
  })
})
