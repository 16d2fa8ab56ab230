import edge from 'edge.js'
import { appUrl } from '#config/app'
import type { ComposedMail } from './composed_mail.js'
import { MAIL_MESSAGES } from './messages/en/mails.js'

/**
 * A composed mail as HTML, everything in it escaped.
 * @param unsubscribeUrl of mails that are not needed
 */
export function renderHtml(
  mail: ComposedMail,
  unsubscribeUrl: string | null = null
): Promise<string> {
  return edge.render('mail', {
    ...mail,
    linkHint: MAIL_MESSAGES.linkHint,
    footer: footer(),
    home: appUrl,
    unsubscribe: MAIL_MESSAGES.unsubscribe,
    unsubscribeUrl,
  })
}

/** The same as plain text, with the addresses behind the labels. */
export function renderText(
  { heading, paragraphs, buttons, notes }: ComposedMail,
  unsubscribeUrl: string | null = null
): string {
  const links = buttons.map(({ label, url }) => `${label}:\n${url}`)
  const ending = unsubscribeUrl ? [`${MAIL_MESSAGES.unsubscribe}:\n${unsubscribeUrl}`] : []
  const parts = [heading, ...paragraphs, ...links, ...notes, `-- \n${footer()}`, ...ending]
  return `${parts.join('\n\n')}\n`
}

function footer(): string {
  return MAIL_MESSAGES.footer.replace('{url}', appUrl)
}
