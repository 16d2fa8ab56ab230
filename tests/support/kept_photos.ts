import type { Page } from 'playwright'
import { until } from './until.js'

/**
 * Waits until the browser has stored what is chosen: what a page is left with before that is lost with it.
 * @param counts how many files some forms have
 */
export function untilKept(page: Page, ...counts: number[]): Promise<boolean> {
  return until(async () => {
    const kept = await keptCounts(page)
    return counts.every((count) => {
      const place = kept.indexOf(count)
      return place >= 0 && kept.splice(place, 1)
    })
  })
}

/** Waits until no form has stored so many files any more. */
export function untilForgotten(page: Page, count: number): Promise<boolean> {
  return until(async () => !(await keptCounts(page)).includes(count))
}

/** How many files each form has stored. */
function keptCounts(page: Page): Promise<number[]> {
  return page.evaluate(keptCountsInPage)
}

/** Runs in a page: how many files each form has stored. */
export function keptCountsInPage(): Promise<number[]> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('vitrine')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const database = opening.result
      const all = database.transaction('files').objectStore('files').getAll()
      all.onerror = () => reject(all.error)
      all.onsuccess = () => {
        database.close()
        resolve(all.result.map(({ files }: { files: unknown[] }) => files.length))
      }
    }
  })
}
