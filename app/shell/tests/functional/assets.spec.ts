import { test } from '@japa/runner'
import { Visitor } from '#tests/support/visitor'
import { signIn } from '#tests/support/sign_in'

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
      const files = [...(await page.text()).matchAll(/rel="modulepreload" href="([^"]+)"/g)].map(
        ([, path]) => path
      )
      assert.isTrue(
        files.some((path) => path.startsWith(`${folder}/login-`)),
        files.join(' ')
      )
      const react = files.find((path) => path.startsWith(`${folder}/react-`))!
      const [plain, zipped] = await Promise.all(
        ['identity', 'gzip'].map((encoding) =>
          new Visitor().get(react, { headers: { 'accept-encoding': encoding } })
        )
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

  test('a form that was refused stays on a page of an earlier build, and the next visit loads the new one', async ({
    assert,
  }) => {
    const visitor = await signIn()
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
