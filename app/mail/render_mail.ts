import edge from 'edge.js'
import { appUrl } from '#config/app'
import type { ComposedMail } from './composed_mail.js'
import { MAIL_TEXTS } from './mail_texts.js'

/** A composed mail as HTML, everything in it escaped. */
export function renderHtml(mail: ComposedMail): Promise<string> {
  return edge.render('mail', {
    ...mail,
    linkHint: MAIL_TEXTS.linkHint,
    footer: footer(),
    home: appUrl,
  })
}

/** The same as plain text, with the addresses behind the labels. */
export function renderText({ heading, paragraphs, buttons, notes }: ComposedMail): string {
  const links = buttons.map(({ label, url }) => `${label}:\n${url}`)
  return `${[heading, ...paragraphs, ...links, ...notes, `-- \n${footer()}`].join('\n\n')}\n`
}

function footer(): string {
  return MAIL_TEXTS.footer.replace('{url}', appUrl)
}
