import type { Page } from 'playwright'

/** Has whoever is signed in on a page read in a language from the next page on. */
export function withLocale(page: Page, language: string): Promise<void> {
  return page.evaluate(async (chosen) => {
    const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
    await fetch('/user/language', {
      method: 'PUT',
      headers: {
        'accept': 'application/json',
        'content-type': 'application/json',
        'x-xsrf-token': decodeURIComponent(token),
      },
      body: JSON.stringify({ language: chosen }),
    })
  }, language)
}
