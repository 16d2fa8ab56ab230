import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import type { Vite } from '@adonisjs/vite'
import { firstPaint } from './first_paint.js'
import { pageFiles } from './page_files.js'
import type { SharedProps } from '../shared_props.js'
import type { Locale } from '#app/i18n/locales'
import { buildOf, pageTags } from './page_tags.js'
import { currentLocale } from '#app/i18n/current_locale'

const ENTRY = 'app/shell/client/app.tsx'
const FIRST_STYLES = 'app/shell/client/first_paint.css'

/** The letters of most words in all languages of the app; others come when a page has them. */
const FONT = /\/[\w/-]+\/inter-latin-wght-normal-[\w-]+\.woff2/

/** How long scripts wait at most until that shows which the server has drawn; a window in the background shows nothing. */
const PATIENCE_MS = 300

type InertiaPage = Parameters<typeof firstPaint>[0]

const firstStyles = new Map<Locale, Promise<string>>()

/**
 * What stands in the head of a page of the app: the styles of what the server draws, so that it shows before any file has come. While
 * the pages are developed, all styles and scripts.
 */
export async function headTags(nonce: string): Promise<string> {
  const vite = await buildOf(currentLocale())
  if (vite.useDevServer) return pageTags([ENTRY], { nonce })
  const styles = await firstStylesOf(vite)
  const font = FONT.exec(styles)![0]
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="${font}" />\n<style nonce="${nonce}">${styles}</style>`
}

/**
 * What stands at the end: a script that fetches all styles and scripts at once, as soon as that shows which the server has drawn, and
 * then starts the app. Where they do not come, the page is opened once more: at once, or when the network is back. What the entry imports
 * is fetched as `fetch_part` says: as a module, a browser would keep one that did not come as missing.
 */
export async function endTags(page: InertiaPage, nonce: string): Promise<string> {
  const vite = await buildOf(currentLocale())
  if (vite.useDevServer) return ''
  const isGuest = !(page.props as Partial<SharedProps>).auth?.user
  const { entry, parts } = pageFiles(page.component, isGuest)
  const built = vite.manifest()[ENTRY]
  if (!built) throw new Error(`The build lacks ${ENTRY}`)
  const styles = (built.css ?? []).map((file) => `${vite.assetsUrl()}/${file}`)
  return `<script nonce="${nonce}">
for (const drawn of document.querySelectorAll('[data-unless]')) {
  try {
    if (sessionStorage.getItem(drawn.dataset.unless) !== null) drawn.remove()
  } catch {}
}
const link = (rel, href) => new Promise((done) => {
  document.head.append(Object.assign(document.createElement('link'), { rel, href, onload: done, onerror: done }))
})
if (!window.isTooOld) new Promise((go) => {
  new PerformanceObserver(go).observe({ type: 'paint', buffered: true })
  setTimeout(go, ${isDrawn(page) ? PATIENCE_MS : 0})
}).then(async () => {
  const styled = ${JSON.stringify(styles)}.map((href) => link('stylesheet', href))
  for (const href of ${JSON.stringify(entry)}) {
    link('modulepreload', href)
    await globalThis.scheduler?.yield?.()
  }
  window.fetchedParts = new Map()
  for (const path of ${JSON.stringify(parts)}) {
    const answer = fetch(path).then((answer) => answer.arrayBuffer().then(() => answer.ok))
    fetchedParts.set(new URL(path, location.href).href, answer.catch(() => false))
    await globalThis.scheduler?.yield?.()
  }
  await Promise.all(styled)
  await import('${vite.assetPath(ENTRY)}')
}).catch(() => {
  if (!navigator.onLine) addEventListener('online', () => location.reload())
  else if (performance.getEntriesByType('navigation')[0]?.type !== 'reload') location.reload()
})
</script>`
}

function isDrawn(page: InertiaPage): boolean {
  const { hasBar, heading } = firstPaint(page)
  return hasBar || heading !== null
}

function firstStylesOf(vite: Vite): Promise<string> {
  const language = currentLocale()
  let styles = firstStyles.get(language)
  if (!styles) {
    styles = readFile(app.publicPath(vite.assetPath(FIRST_STYLES).slice(1)), 'utf8')
    firstStyles.set(language, styles)
  }
  return styles
}
