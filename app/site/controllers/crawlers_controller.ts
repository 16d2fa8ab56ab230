import type { HttpContext } from '@adonisjs/core/http'
import { payments } from '#config/billing'
import { featureOn } from '#config/features'
import { absoluteUrl } from '#app/core/http/absolute_url'
import { LOCALES } from '#app/i18n/locales'
import { HREFS, languageHref } from '../public_page.js'

/** Pages behind the sign-in, and answers that are no pages. */
const CLOSED = ['/api/', '/oauth/', '/user/', '/media/', '/checkout/', '/health/']

const CACHE_CONTROL = 'public, max-age=3600'

/** What search engines ask for. */
export default class CrawlersController {
  robots({ response }: HttpContext) {
    const lines = [
      'User-agent: *',
      ...CLOSED.map((path) => `Disallow: ${path}`),
      '',
      `Sitemap: ${absoluteUrl('/sitemap.xml')}`,
    ]
    response.header('Content-Type', 'text/plain; charset=utf-8')
    response.header('Cache-Control', CACHE_CONTROL)
    return response.send(`${lines.join('\n')}\n`)
  }

  sitemap({ response }: HttpContext) {
    const paths = [
      HREFS.home,
      ...(payments === 'off' ? [] : [HREFS.pricing]),
      ...(featureOn('registration') ? [HREFS.register] : []),
      HREFS.login,
      ...(featureOn('apiTokens') ? [HREFS.api] : []),
      ...(featureOn('termsAndPrivacy') ? [HREFS.terms, HREFS.privacy] : []),
    ]
    const urls = paths.map(
      (path) => `  <url><loc>${absoluteUrl(path)}</loc>${alternatesOf(path)}</url>`
    )
    response.header('Content-Type', 'application/xml; charset=utf-8')
    response.header('Cache-Control', CACHE_CONTROL)
    return response.send(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
        ...urls,
        '</urlset>',
        '',
      ].join('\n')
    )
  }
}

/** A page in each language, as its own head names them too. */
function alternatesOf(path: string): string {
  const versions: [language: string, href: string][] = [
    ...LOCALES.map((language): [string, string] => [language, languageHref(path, language)]),
    ['x-default', path],
  ]
  return versions
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${absoluteUrl(href)}"/>`
    )
    .join('')
}
