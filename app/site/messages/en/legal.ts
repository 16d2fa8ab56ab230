import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import MarkdownIt from 'markdown-it'

export type LegalText = 'terms-of-service' | 'privacy-policy' | 'affiliate-terms'

/** Search engines show no more of a description. */
const LONGEST_DESCRIPTION = 160

/** HTML in the files is shown as text: they hold words, not pages. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true })

/**
 * One of the texts in `resources/legal/` as HTML, and its first paragraph as plain text, cut to the length of a description.
 * Read anew each time, so that an operator who replaces a file sees it at once.
 */
export async function renderLegalText(name: LegalText) {
  const source = await readFile(app.makePath('resources/legal', `${name}.md`), 'utf8')
  const tokens = markdown.parse(source, {})
  const start = tokens.findIndex(({ type }) => type === 'paragraph_open')
  const words = (tokens[start + 1]?.children ?? []).map(({ type, content }) =>
    type === 'softbreak' ? ' ' : content
  )
  return {
    html: markdown.renderer.render(tokens, markdown.options, {}),
    description: shortened(words.join('')),
  }
}

/** Cut after the last whole word that fits. */
function shortened(text: string): string {
  if (text.length <= LONGEST_DESCRIPTION) return text
  return `${text.slice(0, text.lastIndexOf(' ', LONGEST_DESCRIPTION - 1))}…`
}
