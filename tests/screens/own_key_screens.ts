import type { Page } from 'playwright'
import { press, reopenWith } from './acts.js'
import type { Screen } from './screen.js'

const AT = { as: 'demo', path: '/user/profile' } as const
const WITHOUT = { provider_key: { current: null } }
const WITH = { provider_key: { current: { ending: '1234', created_at: '2026-01-05T09:30:00Z' } } }

/** Brings the section into sight, in an installation whose operator allows own keys. */
const shown = (props: object) => async (page: Page) => {
  await reopenWith(page, props)
  await page.getByRole('heading', { name: 'Your Own Provider Key' }).scrollIntoViewIfNeeded()
}

const REFUSED = 'fal does not take this key. Copy it from fal.ai/dashboard/keys once more.'

/** The states of a merchant's own key at the provider. */
export const OWN_KEY_SCREENS: Screen[] = [
  { name: 'own-key-none', isVariant: true, ...AT, act: shown(WITHOUT) },
  {
    name: 'own-key-refused',
    isVariant: true,
    ...AT,
    act: async (page) => {
      await shown(WITHOUT)(page)
      await page.route('**/user/provider-key', async (route) => {
        const response = await route.fetch({ url: page.url(), method: 'GET', postData: '' })
        const body = await response.json()
        const props = { ...body.props, ...WITHOUT, errors: { providerKey: { key: REFUSED } } }
        await route.fulfill({ response, json: { ...body, props } })
      })
      await page.getByLabel('Key', { exact: true }).fill('wrong-id:wrong-key')
      await press('Check and Save')(page)
      await page.getByText(REFUSED).waitFor()
    },
  },
  { name: 'own-key', isVariant: true, ...AT, act: shown(WITH) },
  {
    name: 'own-key-no-password',
    isVariant: true,
    ...AT,
    act: shown({ ...WITHOUT, has_password: false }),
  },
  {
    name: 'own-key-remove',
    isVariant: true,
    ...AT,
    act: async (page) => {
      await shown(WITH)(page)
      await press('Remove Key')(page)
      await page.getByText('New work takes credits again').waitFor()
    },
  },
  {
    name: 'own-key-price',
    isVariant: true,
    as: 'demo',
    path: '/photos/generate/12',
    act: async (page) => {
      const props = await page
        .locator('script[data-page=app]')
        .evaluate((script) => JSON.parse(script.textContent).props)
      const { user } = props.auth
      const free = props.prices.generate.map((price: object) => ({ ...price, credits: 0 }))
      await reopenWith(page, {
        auth: { user: { ...user, uses_own_key: true } },
        prices: { ...props.prices, generate: free },
      })
      await page.getByText('With your key: no credits').first().scrollIntoViewIfNeeded()
    },
  },
]
