import { readFile, writeFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

const MESSAGES = [
  ['/terms-of-service', 'Terms of Service'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/affiliate-terms', 'Affiliate Terms'],
]

test.group('Legal texts', () => {
  test('everybody can read them without a script', async ({ assert }) => {
    for (const visitor of [new Visitor(), await signIn()]) {
      for (const [path, title] of MESSAGES) {
        const answer = await visitor.get(path!, { headers: { accept: 'text/html' } })
        const html = await answer.text()
        assert.equal(answer.status, 200)
        assert.include(html, `<h1>${title}</h1>`)
        assert.include(html, `<title>${title} - Vitrine</title>`)
        assert.match(html, /<meta name="description" content="[^"\n]{50,160}"/)
        assert.match(html, new RegExp(`<link rel="canonical" href="http[^"]+${path}"`))
      }
    }
  })

  test('guests get them from memory until the operator replaces the file', async ({ assert }) => {
    const url = `http://${process.env.HOST}:${process.env.PORT}/affiliate-terms`
    const open = async (headers: Record<string, string> = {}) => fetch(url, { headers })
    await open()
    const { headers } = await open()
    const etag = headers.get('etag')!
    assert.isNull(headers.get('set-cookie'))
    const kept = { 'if-none-match': etag }
    assert.equal((await open(kept)).status, 304)
    assert.equal((await open({ ...kept, 'accept-language': 'de' })).status, 200)

    const file = 'resources/legal/affiliate-terms.md'
    const source = await readFile(file, 'utf8')
    try {
      await writeFile(file, `${source}\nA sentence of the operator.\n`)
      const changed = await open(kept)
      assert.equal(changed.status, 200)
      assert.include(await changed.text(), 'A sentence of the operator.')
    } finally {
      await writeFile(file, source)
    }
  })

  test('a visit from a page of the app loads them as a whole', async ({ assert }) => {
    for (const [path] of MESSAGES) {
      const { response } = await new Visitor().visit(path!)
      assert.equal(response.status, 409)
      assert.equal(response.headers.get('x-inertia-location'), path)
    }
  })
})
