import { readdir } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { LIMITS } from '#config/bodies'
import { scratchDir } from '#config/engine'
import { sendRaw } from '#tests/support/raw_request'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const MB = 1024 * 1024
const JSON_TYPE = { 'content-type': 'application/json' }
const PARTS_TYPE = { 'content-type': 'multipart/form-data; boundary=x' }

/** The head of a visitor's calls. */
async function headOf(visitor: Visitor): Promise<Record<string, string>> {
  await visitor.get('/sanctum/csrf-cookie')
  return {
    'accept': 'application/json',
    'cookie': [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    'x-xsrf-token': visitor.cookies.get('XSRF-TOKEN')!,
  }
}

const part = (head: string, value = 'x') =>
  `--x\r\nContent-Disposition: form-data; ${head}\r\n\r\n${value}\r\n`

async function leftovers(): Promise<string[]> {
  const entries = await readdir(app.makePath(scratchDir)).catch(() => [])
  return entries.filter((name) => name.startsWith('upload-'))
}

test.group('Bodies that nobody waits for', () => {
  test('who brings no token is refused before a body has come', async ({ assert }) => {
    const headers = { ...JSON_TYPE, 'content-length': String(MB), 'accept': 'application/json' }
    const sent = { method: 'POST', path: '/login', headers, body: '{"a":[', isWhole: false }
    assert.equal((await sendRaw(sent)).status, 419)
  })

  test('files of a guest never reach the disk', async ({ assert }) => {
    const guest = await headOf(new Visitor())
    for (const path of ['/products', '/api/identify-images', '/user/profile-information']) {
      const headers = { ...guest, ...PARTS_TYPE, 'content-length': String(20 * MB) }
      const body = part('name="images[]"; filename="a.jpg"', 'x'.repeat(MB))
      const { status } = await sendRaw({ method: 'POST', path, headers, body, isWhole: false })
      assert.equal(status, 401, path)
      assert.deepEqual(await leftovers(), [])
    }
  })

  test('what a guest sends where one must be signed in is not read', async ({ assert }) => {
    const headers = { ...(await headOf(new Visitor())), ...JSON_TYPE, 'content-length': '9' }
    for (const [method, path] of [
      ['POST', '/teams'],
      ['POST', '/api/tokens'],
      ['DELETE', '/user'],
    ] as const) {
      const sent = { method, path, headers, body: '{"a":', isWhole: false }
      assert.equal((await sendRaw(sent)).status, 401, path)
    }
  })

  test('a body of more than its route takes is refused by its length, or where it passes it', async ({
    assert,
  }) => {
    const guest = { ...(await headOf(new Visitor())), ...JSON_TYPE }
    const sent = { method: 'POST', path: '/login', isWhole: false }
    const told = { ...guest, 'content-length': String(MB) }
    assert.equal((await sendRaw({ ...sent, headers: told, body: '{' })).status, 413)
    const body = `{"a":"${'x'.repeat(70_000)}`
    assert.equal((await sendRaw({ ...sent, headers: guest, body })).status, 413)
  })

  test('values without end are refused, however many bytes they may have', async ({ assert }) => {
    const headers = { ...(await headOf(await signIn())), ...JSON_TYPE }
    const body = `{"list":"a","a":[${'{},'.repeat(345_000)}`
    const sent = { method: 'POST', path: '/products/import/check', headers, body, isWhole: false }
    assert.equal((await sendRaw(sent)).status, 413)
  })
})

test.group('Forms', () => {
  test('of {name} are refused')
    .with([
      {
        name: 'more files than anybody needs',
        body: part('name="images[]"; filename="a.jpg"').repeat(61) + '--x--',
        status: 413,
      },
      { name: 'more fields', body: part('name="a"').repeat(1_001) + '--x--', status: 413 },
      { name: 'more text', body: part('name="a"', 'x'.repeat(70_000)) + '--x--', status: 413 },
      { name: 'longer names', body: part(`name="${'a'.repeat(9_000)}"`) + '--x--', status: 413 },
      { name: 'endless heads', body: part(`a="${'a'.repeat(99_000)}"`) + '--x--', status: 400 },
      {
        name: 'half a file',
        body: part('name="images[]"; filename="a.jpg"').slice(0, -4),
        status: 400,
      },
    ])
    .run(async ({ assert }, { body, status }) => {
      const headers = { ...(await headOf(await signIn())), ...PARTS_TYPE }
      const answer = await sendRaw({ method: 'POST', path: '/products', headers, body })
      assert.equal(answer.status, status)
      assert.deepEqual(await leftovers(), [])
    })

  test('may name places that no list could have', async ({ assert }) => {
    const headers = { ...(await headOf(await signIn())), ...PARTS_TYPE }
    const names = ['a[4294967290]', 'a[99999999]', `a${'[a]'.repeat(60)}`, '__proto__[a]', 'a[b].c']
    const body = names.map((name) => part(`name="${name}"`)).join('') + '--x--'
    assert.equal((await sendRaw({ method: 'POST', path: '/teams', headers, body })).status, 422)
    assert.isUndefined(({} as { a?: unknown }).a)
  })

  test('with encoded fields may bring their token among them', async ({ assert }) => {
    const { 'x-xsrf-token': token, ...head } = await headOf(await signIn())
    const headers = { ...head, 'content-type': 'application/x-www-form-urlencoded' }
    const sent = { method: 'POST', path: '/teams', headers }
    assert.equal((await sendRaw({ ...sent, body: 'name=Shop' })).status, 419)
    assert.equal((await sendRaw({ ...sent, body: 'name=Shop&_csrf=wrong' })).status, 419)
    const taken = await sendRaw({ ...sent, body: `name=Shop&_csrf=${token}` })
    assert.oneOf(taken.status, [200, 201, 302])
    const many = `_csrf=${token}${'&a=1'.repeat(1_000)}`
    assert.equal((await sendRaw({ ...sent, body: many })).status, 413)
  })

  test('larger ones are taken by routes that exist', ({ assert }) => {
    const names = Object.values(router.toJSON()).flatMap((it) => it.map(({ name }) => name))
    assert.includeMembers(names, Object.keys(LIMITS))
  })
})
