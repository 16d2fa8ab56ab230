import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { Visitor } from '#tests/support/visitor'
import { signInConfirmed } from '#tests/support/confirmed_session'
import { signIn } from '#tests/support/sign_in'

/** Addresses of the scripts that a page fetches, in its order. */
/** Those of the entry, and those of the page. */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/for \(const \w+ of (\[.*\])/g)].flatMap(([, list]) => JSON.parse(list!))

test.group('Files of the pages', () => {
  test('a page names all scripts that it begins with, and they come compressed')
    .with([
      { language: 'en', folder: '/assets' },
      { language: 'de', folder: '/assets/de' },
    ])
    .run(async ({ assert }, { language, folder }) => {
      const page = await new Visitor().get('/login', {
        headers: { 'accept': 'text/html', 'accept-language': language },
      })
      const files = scriptsOf(await page.text())
      assert.isTrue(
        files.some((path) => path.startsWith(`${folder}/login-`)),
        files.join(' ')
      )
      const react = files.find((path) => path.startsWith(`${folder}/react-`))!
      const [plain, zipped] = firstOnes(
        await Promise.all(
          ['identity', 'gzip'].map((encoding) =>
            new Visitor().get(react, { headers: { 'accept-encoding': encoding } })
          )
        ),
        2
      )
      assert.equal(zipped.headers.get('content-encoding'), 'gzip')
      assert.isNull(plain.headers.get('content-encoding'))
      for (const answer of [plain, zipped]) {
        assert.match(answer.headers.get('content-type')!, /^text\/javascript/)
        assert.match(answer.headers.get('cache-control')!, /immutable/)
      }
      assert.isBelow(
        Number(zipped.headers.get('content-length')),
        Number(plain.headers.get('content-length')) / 3
      )
      assert.equal(await zipped.text(), await plain.text())
      const missing = await new Visitor().get(`${folder}/missing-1.js`)
      assert.equal(missing.status, 404)
    })

  test('a page shows what the server drew before any file has come, in its language')
    .with([
      { language: 'en', folder: '/assets', heading: 'Welcome back' },
      { language: 'de', folder: '/assets/de', heading: 'Willkommen zurück' },
    ])
    .run(async ({ assert }, { language, folder, heading }) => {
      const page = await new Visitor().get('/login', {
        headers: { 'accept': 'text/html', 'accept-language': language },
      })
      const html = await page.text()
      assert.include(html, `>${heading}</div>`)
      assert.notInclude(html, '@include')
      assert.match(html, /<style nonce="[^"]+">[^]+\.text-2xl\{[^]+<\/style>/)
      assert.notInclude(html, 'rel="stylesheet"')
      const font = /rel="preload" as="font"[^>]+href="([^"]+)"/.exec(html)![1]!
      assert.isTrue(font.startsWith(`${folder}/inter-latin-`), font)
      assert.equal((await new Visitor().get(font)).status, 200)
      assert.include(html, `url(${font})`)
    })

  test('a signed-in page shows its bar, the offer over it and its own heading', async ({
    assert,
  }) => {
    const visitor = await signIn()
    const open = async (path: string) => (await visitor.get(path)).text()
    const questions = await open('/dashboard')
    assert.include(questions, '>Upgrade for ')
    assert.notInclude(questions, '>Create Product</div>')
    await visitor.post('/onboarding/skip', {})
    const html = await open('/dashboard')
    assert.include(html, '>Create Product</div>')
    assert.include(html, '>Upgrade for ')
    assert.notInclude(await open('/products'), '>Create Product</div>')
  })

  test('pages come compressed to those who read it', async ({ assert }) => {
    const open = (encoding: string) =>
      new Visitor().get('/login', {
        headers: { 'accept': 'text/html', 'accept-encoding': encoding },
      })
    for (const encoding of ['br', 'gzip']) {
      const page = await open(encoding)
      assert.equal(page.headers.get('content-encoding'), encoding)
      assert.include(page.headers.get('vary')!, 'Accept-Encoding')
      assert.match(page.headers.get('content-type')!, /^text\/html/)
      assert.include(await page.text(), 'data-page')
    }
    const plain = await open('identity')
    assert.isNull(plain.headers.get('content-encoding'))
    assert.include(await plain.text(), 'data-page')
  })

  test('a form that was refused stays on a page of an earlier build, and the next visit loads the new one', async ({
    assert,
  }) => {
    const visitor = await signInConfirmed()
    const earlier = { 'x-inertia': 'true', 'x-inertia-version': 'earlier' }
    const form = { name: '', email: 'no address' }
    await visitor.call('PUT', '/user/profile-information', {
      json: form,
      headers: { ...earlier, accept: 'text/html' },
    })
    const refused = await visitor.visit('/user/profile', earlier)
    assert.equal(refused.status, 200)
    assert.property(refused.props.errors.updateProfileInformation, 'name')
    const next = await visitor.visit('/user/profile', earlier)
    assert.equal(next.status, 409)
    assert.equal(next.response.headers.get('x-inertia-location'), '/user/profile')
  })

  test('browsers get a page for when they cannot reach the server', async ({ assert }) => {
    const worker = await new Visitor().get('/offline-worker.js')
    assert.match(worker.headers.get('content-type')!, /^text\/javascript/)
    const code = await worker.text()
    assert.include(code, 'Vitrine cannot be reached')
    assert.notInclude(code, '/assets/')
    assert.notInclude(code, 'caches')
  })
})
