import type { Page } from 'playwright'
import { paintMask } from './mask.js'

/** What was pointed at, as far as tests look at it. */
export interface AskedSelection {
  at?: { x: number; y: number }
  most?: number
  box?: { left: number; bottom: number }
}

/**
 * Offers and answers selections as an installation with networks does; the tests' own has none.
 * @param path of the page that offers them
 * @returns what is pointed at; grows
 */
export async function answerSelections(page: Page, path: string): Promise<AskedSelection[]> {
  const asked: AskedSelection[] = []
  const mask = `data:image/png;base64,${(await paintMask(64, 64)).toString('base64')}`
  await page.route(`**${path}`, async (route) => {
    if (route.request().method() !== 'GET') return route.continue()
    const response = await route.fetch()
    const body = (await response.text()).replace(/"((?:can_)?select)":false/, '"$1":true')
    return route.fulfill({ response, body })
  })
  await page.route('**/api/selections', (route) => {
    const { pointing } = route.request().postDataJSON()
    if (!pointing) return route.fulfill({ status: 204 })
    asked.push(pointing)
    return route.fulfill({ json: { mask } })
  })
  return asked
}
