import { MOST_KB, weighPublicPages, weighSignedInPages } from '#tests/support/page_weight'
import { figure, heading } from './report.js'

/** What a browser loads before a page works. */
export async function benchJavaScript(): Promise<void> {
  heading('Initial JavaScript')
  const show = (name: string, kilobytes: number, goal: number) =>
    figure(`${name}, KB gzip`, kilobytes.toFixed(1), `<= ${goal}`, kilobytes <= goal)
  const { page: name, kilobytes: most } = await weighPublicPages()
  show(name, most, MOST_KB.public)
  for (const { page, kilobytes } of await weighSignedInPages()) {
    show(page, kilobytes, MOST_KB.signedIn)
  }
}
