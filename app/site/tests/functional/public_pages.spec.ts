import { test } from '@japa/runner'
import { firstOnes } from '#app/core/elements'
import { requireSubscription } from '#config/billing'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const address = (path: string) =>
  new URL(path, `http://${process.env.HOST}:${process.env.PORT}`).href

/** Asks as a browser that has never been here. */
const open = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(address(path), { method, headers: { accept: 'text/html', ...headers }, redirect: 'manual' })

test.group('Public pages', () => {
  for (const path of ['/', '/pricing']) {
    test(`${path} is whole without a script, described, and the same for every guest`, async ({
      assert,
    }) => {
      await open(path)
      const response = await open(path)
      const html = await response.text()
      assert.equal(response.status, 200)
      assert.match(html, /<h1[^>]*>[^<]+<\/h1>/)
      assert.match(html, /<meta name="description" content="[^"]{50,}"/)
      assert.match(html, /<meta property="og:image" content="http[^"]+\/pictures\/vitrine\.jpg"/)
      assert.include(html, `<link rel="canonical" href="http`)
      assert.include(html, '$29')
      // What is free is said as it is.
      assert.equal(
        /\d (?:AI-generated images|pictures) of (?:our )?sample/.test(html),
        requireSubscription
      )
      assert.notInclude(html, 'data-page')
      assert.isNull(response.headers.get('set-cookie'))
      assert.match(response.headers.get('cache-control')!, /public/)
      assert.include(response.headers.get('vary')!, 'Cookie')
      const policy = response.headers.get('content-security-policy')!
      assert.match(policy, /script-src 'self'/)
      assert.notInclude(policy, 'nonce-')

      const etag = response.headers.get('etag')!
      const again = await open(path, { 'if-none-match': etag })
      assert.equal(again.status, 304)
      assert.equal((await open(path, {}, 'HEAD')).headers.get('etag'), etag)
      const zipped = await open(path, { 'accept-encoding': 'gzip' })
      assert.equal(zipped.headers.get('content-encoding'), 'gzip')
      assert.equal(await zipped.text(), html)
    })
  }

  test('scripts and pictures of the front page are there', async ({ assert }) => {
    const html = await (await open('/')).text()
    const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|pictures)\/[^"]+)"/g)].map(
      ([, path]) => path
    )
    assert.isAbove(files.length, 5)
    for (const path of new Set([...files, '/pictures/vitrine.jpg'])) {
      assert.equal((await open(path!)).status, 200, path)
    }
  })

  test('whoever is signed in goes from the front page to the dashboard', async ({ assert }) => {
    const visitor = await signIn()
    const response = await visitor.get('/', { headers: { accept: 'text/html' } })
    assert.equal(response.status, 302)
    assert.match(response.headers.get('location')!, /\/dashboard$/)
    const prices = await visitor.get('/pricing', { headers: { accept: 'text/html' } })
    assert.include(await prices.text(), 'Open Vitrine')
  })

  test('a visit from a page of the app loads them as a whole', async ({ assert }) => {
    for (const path of ['/', '/pricing']) {
      const { response } = await new Visitor().visit(path)
      assert.equal(response.status, 409)
      assert.equal(response.headers.get('x-inertia-location'), path)
    }
  })

  test('nobody gets to see by which address somebody else came', async ({ assert }) => {
    const ask = async (path: string) =>
      (await new Visitor().get(path, { headers: { 'accept-language': 'es' } })).text()
    await ask('/affiliate-terms?seen=by-eve')
    assert.notInclude(await ask('/affiliate-terms'), 'by-eve')
  })

  test('search engines are told what there is', async ({ assert }) => {
    const robots = await open('/robots.txt')
    assert.match(robots.headers.get('content-type')!, /text\/plain/)
    const [, sitemap] = firstOnes(/^Sitemap: (.+)$/m.exec(await robots.text())!, 2)
    const answer = await open(new URL(sitemap).pathname)
    assert.match(answer.headers.get('content-type')!, /application\/xml/)
    const paths = [...(await answer.text()).matchAll(/<loc>([^<]+)<\/loc>/g)].map(
      ([, url]) => new URL(url!).pathname
    )
    assert.includeMembers(paths, ['/', '/pricing', '/terms-of-service', '/privacy-policy'])
    for (const path of paths) assert.equal((await open(path)).status, 200, path)
  })
})
