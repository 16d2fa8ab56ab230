import { test } from '@japa/runner'
import { DEMO_MERCHANT } from '#config/demo'
import { Auditor } from '#tests/support/lighthouse'
import { sharedInstance } from '#tests/support/shared_instance'
import { Visitor } from '#tests/support/visitor'

/** A page for everybody, and one of a merchant's: of a product that other tests make nothing of. */
const PAGES = { public: ['/'], signedIn: ['/photos/generate/12'] }

/** Drawn by the same layouts. */
const MORE_PAGES = { public: ['/login'], signedIn: ['/dashboard'] }

test.group('Lighthouse', () => {
  test('finds no fault in practices and for search engines', async ({ assert, cleanup }) => {
    assert.deepEqual(await faultsOf(PAGES, cleanup), [])
  }).tags(['@long'])

  test('finds none on other pages', async ({ assert, cleanup }) => {
    assert.deepEqual(await faultsOf(MORE_PAGES, cleanup), [])
  }).tags(['@long'])
})

/** What costs pages points, and those that have not all of them. */
async function faultsOf(
  pages: typeof PAGES,
  cleanup: (stop: () => Promise<void>) => void
): Promise<string[]> {
  const { url } = await sharedInstance()
  const auditor = await Auditor.start()
  cleanup(() => auditor.stop())
  const found: string[] = []
  const audit = async (path: string) => {
    const { scores, faults } = await auditor.auditQuickly(url + path)
    found.push(...faults.map((fault) => `${path}: ${fault}`))
    for (const category of ['best-practices', 'seo'] as const) {
      if (scores[category] !== 100) found.push(`${path}: ${category} is ${scores[category]}`)
    }
  }
  for (const path of pages.public) await audit(path)
  const demo = new Visitor(url)
  await demo.post('/login', { email: DEMO_MERCHANT.email, password: DEMO_MERCHANT.password })
  await auditor.lookAs(demo, url)
  for (const path of pages.signedIn) await audit(path)
  return found
}
