import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { policySource } from '#app/core/http/policy_source'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const PAGE = { accept: 'text/html' }
const base = () => `http://${process.env.HOST}:${process.env.PORT}`
const open = (path: string, init: RequestInit = {}) =>
  fetch(new URL(path, base()), { redirect: 'manual', ...init })

const EVERYWHERE = [
  ['content-security-policy', /default-src 'none'.*frame-ancestors 'none'/],
  ['x-content-type-options', /^nosniff$/],
  ['x-frame-options', /^DENY$/],
  ['strict-transport-security', /^max-age=31536000$/],
  ['referrer-policy', /^strict-origin-when-cross-origin$/],
  ['permissions-policy', /camera=\(\).*geolocation=\(\)/],
  ['cross-origin-opener-policy', /^same-origin$/],
  ['cross-origin-resource-policy', /^same-origin$/],
  ['cache-control', /./],
] as const

/** Which headers an answer lacks. */
const lackedBy = ({ headers }: Response) =>
  EVERYWHERE.filter(([name, value]) => !value.test(headers.get(name) ?? '')).map(([name]) => name)

const HEAD = 'GET / HTTP/1.1\r\nHost: x\r\n'

const json = (body: string) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', 'accept': 'application/json' },
  body,
})

const ANSWERS: { of: string; status: number; path: string; init?: RequestInit }[] = [
  { of: 'a page', status: 200, path: '/login', init: { headers: PAGE } },
  { of: 'a page from memory', status: 200, path: '/', init: { headers: PAGE } },
  { of: 'a page from memory, again', status: 200, path: '/', init: { headers: PAGE } },
  { of: 'a page that is not there', status: 404, path: '/nowhere', init: { headers: PAGE } },
  { of: 'a file that is not there', status: 404, path: '/nowhere.js' },
  { of: 'a file', status: 200, path: '/favicon.svg' },
  { of: 'the script for the offline page', status: 200, path: '/offline-worker.js' },
  { of: 'a probe', status: 200, path: '/health/live' },
  { of: 'a method that is not there', status: 404, path: '/login', init: { method: 'PATCH' } },
  { of: 'a redirect to the sign-in', status: 302, path: '/products', init: { headers: PAGE } },
  { of: 'a call without a token', status: 401, path: '/api/v1/credits' },
  {
    of: 'a wrong token',
    status: 401,
    path: '/api/v1/credits',
    init: { headers: { authorization: 'Bearer no' } },
  },
  { of: 'the description of the API', status: 200, path: '/api/v1/openapi.json' },
  { of: 'an expired page', status: 419, path: '/login', init: json('{}') },
  { of: 'unreadable JSON', status: 400, path: '/v1/charges', init: json('{') },
  { of: 'too much JSON', status: 413, path: '/v1/charges', init: json(`["${'a'.repeat(3e6)}"]`) },
  {
    of: 'a report that is too large',
    status: 413,
    path: '/csp-reports',
    init: json('a'.repeat(2e4)),
  },
  { of: 'an address that cannot be read', status: 400, path: '/%C0%80' },
]

/** What Node answers before anybody is asked. */
const BEFORE_ALL: { of: string; status: number; sent: string }[] = [
  { of: 'what is no request', status: 400, sent: 'HELLO\r\n\r\n' },
  { of: 'a length that is none', status: 400, sent: `${HEAD}Content-Length: a\r\n\r\n` },
  { of: 'a request without a host', status: 400, sent: 'GET / HTTP/1.1\r\n\r\n' },
  { of: 'an expectation', status: 417, sent: `${HEAD}Expect: tea\r\n\r\n` },
  { of: 'a head that is too large', status: 431, sent: `${HEAD}A: ${'a'.repeat(17_000)}` },
  {
    of: 'a chunk with endless extensions',
    status: 413,
    sent: `POST /webhooks/stripe HTTP/1.1\r\nHost: x\r\nStripe-Signature: x\r\nTransfer-Encoding: chunked\r\n\r\n2;${'a'.repeat(17_000)}`,
  },
]

/** Everything that comes on a connection until it is closed. */
async function say(sent: string): Promise<string> {
  const { HOST: host, PORT: port } = process.env
  const socket = connect(Number(port), host)
  socket.write(sent)
  return text(socket)
}

/** What {@link say} heard, as an answer. */
function answerIn(said: string): Response {
  const [head] = said.split('\r\n\r\n', 1)
  const [first, ...lines] = head!.split('\r\n')
  const headers = lines.map((line) => firstOnes(/^([^:]+): (.*)$/.exec(line)!.slice(1), 2))
  return new Response(null, { status: Number(first!.split(' ')[1]), headers })
}

test.group('Headers that protect', () => {
  test('{of} carries them all')
    .with(ANSWERS)
    .run(async ({ assert }, { status, path, init }) => {
      const answer = await open(path, init)
      assert.equal(answer.status, status)
      assert.deepEqual(lackedBy(answer), [])
      await answer.body?.cancel()
    })

  test('the answer to {of} carries them all')
    .with(BEFORE_ALL)
    .run(async ({ assert }, { status, sent }) => {
      const said = await say(sent)
      const answer = answerIn(said)
      assert.equal(answer.status, status)
      assert.deepEqual(lackedBy(answer), [])
      assert.equal(said.split('HTTP/1.1').length, 2)
    })

  test('TRACE gives nothing back of what a browser would send', async ({ assert }) => {
    const call = request(new URL('/login', base()), {
      method: 'TRACE',
      headers: { 'x-own': 'own' },
    })
    const [answer] = (await once(call.end(), 'response')) as [IncomingMessage]
    assert.equal(answer.statusCode, 404)
    assert.notInclude(await text(answer), 'x-own')
  })

  test('a page runs no script but those of this server and those it names', async ({ assert }) => {
    for (const path of ['/login', '/nowhere']) {
      const answer = await open(path, { headers: PAGE })
      const policy = answer.headers.get('content-security-policy')!
      const [, scripts] = firstOnes(/script-src ([^;]*)/.exec(policy)!, 2)
      assert.match(scripts, /^'self' 'nonce-[\w-]{16,}' 'sha256-[\w+/]{43}=' *$/)
      assert.notMatch(policy, /unsafe|data: *'self'|\*/)
      assert.match(policy, /object-src 'none';.*base-uri 'none';/)
      assert.match(policy, /report-to csp;report-uri \/csp-reports/)
      const [, nonce] = firstOnes(/'nonce-([^']+)'/.exec(scripts)!, 2)
      const page = await answer.text()
      for (const [, attributes, script] of page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)) {
        const isNamed = attributes!.includes(nonce) || scripts.includes(policySource(script!))
        assert.isTrue(/application\/json/.test(attributes!) || isNamed, path)
      }
    }
  })

  test('what a signed-in visitor is shown is kept by no browser and no proxy', async ({
    assert,
  }) => {
    const visitor = await signIn()
    for (const path of [
      '/dashboard',
      '/user/profile',
      '/user/two-factor-recovery-codes',
      '/nowhere',
    ]) {
      for (const headers of [PAGE, { accept: 'application/json' }]) {
        const answer = await visitor.get(path, { headers })
        assert.equal(answer.headers.get('cache-control'), 'private, no-store', path)
        await answer.body?.cancel()
      }
    }
  })

  test('the stream of events carries them too', async ({ assert }) => {
    const visitor = await signIn()
    const leave = new AbortController()
    const answer = await visitor.get('/events', { signal: leave.signal })
    assert.equal(answer.status, 200)
    assert.deepEqual(lackedBy(answer), [])
    assert.match(answer.headers.get('cache-control')!, /private, no-store/)
    leave.abort()
  })

  test('files whose name changes with their content are kept for good', async ({ assert }) => {
    const page = await (await new Visitor().get('/', { headers: PAGE })).text()
    const [, path] = firstOnes(/(?:src|href)="(\/assets\/[^"]+\.js)"/.exec(page)!, 2)
    for (const encoding of ['br', 'identity']) {
      const answer = await open(path, { headers: { 'accept-encoding': encoding } })
      assert.deepEqual(lackedBy(answer), [], encoding)
      assert.match(answer.headers.get('cache-control')!, /^public, .*immutable/)
      await answer.body?.cancel()
    }
  })
})
