import { readFile } from 'node:fs/promises'
import app from '@adonisjs/core/services/app'
import MarkdownIt from 'markdown-it'

export type LegalText = 'terms-of-service' | 'privacy-policy'

/** HTML in the files is shown as text: they hold words, not pages. */
const markdown = new MarkdownIt({ html: false, linkify: true, typographer: true })

/**
 * One of the texts in `resources/legal/` as HTML. Read anew each time, so that an operator who replaces a file sees it
 * at once.
 */
export async function renderLegalText(name: LegalText): Promise<string> {
  const source = await readFile(app.makePath('resources/legal', `${name}.md`), 'utf8')
  return markdown.render(source)
}
