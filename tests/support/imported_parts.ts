import type { Page } from 'playwright'

/** A part of the program is fetched, and then imported: it is there, with all that it needs. */
export async function untilImported(page: Page, part: string): Promise<void> {
  await page.waitForFunction((name) => {
    const files = performance.getEntriesByType('resource')
    return files.filter((file) => file.name.includes(`/assets/${name}-`)).length > 1
  }, part)
}
