import type { Page } from 'playwright'
import type { CredentialsData } from '#app/provenance/transformers/credentials_data'
import { press } from './acts.js'
import type { Screen } from './screen.js'

const own = { as: 'demo', path: '/photos/generate/101' } as const

const VALID: CredentialsData = {
  is_valid: true,
  is_changed: false,
  made_with: 'Vitrine 0.1.0',
  engine: 'local engine of Vitrine 0.1.0',
  made_at: '2026-11-20T09:30:00.000Z',
  source_type: 'composite',
  delta_e: 1.2,
  ssim: 0.98,
  label: { words: 5, read: 5 },
  sources: [
    {
      title: 'Photo',
      relation: 'componentOf',
      sha256: '5c509f812341bf7b9259f19d6c3c17b31e1e71accae18fb5fdc2b18ac4cbe6a1',
      has_credentials: false,
    },
  ],
  signed_by: 'Vitrine installation bb4d1b00',
  is_signed_here: true,
}

/** A picture's content credentials beside it, in each of their states. */
export const CREDENTIALS_SCREENS: Screen[] = [
  { name: 'credentials-valid', ...own, act: (page) => open(page, VALID, 'as it was when') },
  {
    name: 'credentials-changed',
    isVariant: true,
    ...own,
    act: (page) =>
      open(page, { ...VALID, is_valid: false, is_changed: true }, 'changed after it was signed'),
  },
  {
    name: 'credentials-none',
    isVariant: true,
    ...own,
    act: (page) => open(page, null, 'no content credentials'),
  },
  {
    name: 'credentials-failed',
    isVariant: true,
    ...own,
    act: (page) => open(page, undefined, 'Try again'),
  },
]

/** @param credentials that the server answers; undefined: it fails */
async function open(page: Page, credentials: CredentialsData | null | undefined, text: string) {
  await page.route('**/credentials', (route) =>
    credentials === undefined
      ? route.fulfill({ status: 500, json: {} })
      : route.fulfill({ json: { credentials } })
  )
  await press('Open')(page)
  await page.getByText('Content credentials', { exact: true }).click()
  const found = page.getByText(text)
  await found.waitFor()
  await found.scrollIntoViewIfNeeded()
}
