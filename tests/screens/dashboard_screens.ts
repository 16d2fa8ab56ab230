import type { Page } from 'playwright'
import type { Screen } from './screen.js'
import { serveWork, work } from './tray_screens.js'

/** What merchants see who come back. */
export const DASHBOARD_SCREENS: Screen[] = [
  { name: 'dashboard', isVariant: true, as: 'demo', path: '/dashboard', act: dashboardLoaded },
  {
    name: 'dashboard-active',
    as: 'demo',
    path: '/dashboard',
    act: async (page) => {
      await serveWork(page, {
        open: [
          work({}),
          work({ kind: 'video', num_images: 1, status: 'queued', step: null, place: 2 }),
        ],
        open_count: 6,
        ended: [],
      })
      await page.getByText('and 4 more').waitFor()
      await dashboardLoaded(page)
    },
  },
]

/** Waits for the parts that come after the page. */
export async function dashboardLoaded(page: Page): Promise<void> {
  await page.getByText('Drop photos of your product here').waitFor()
  await page.getByRole('heading', { name: 'Your credits' }).waitFor()
}
