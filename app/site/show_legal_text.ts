import type { HttpContext } from '@adonisjs/core/http'
import { publicPage } from './public_page.js'
import { ACCOUNT_MESSAGES } from '#app/accounts/messages/en/common'
import { type LegalText, renderLegalText } from './messages/en/legal.js'

/** Answers with one of the texts that bind, at the address of its name. Its first heading is part of it. */
export async function showLegalText(ctx: HttpContext, name: LegalText, title: string) {
  const path = `/${name}`
  if (ctx.request.header('x-inertia')) return ctx.inertia.location(path)
  const { html, description } = await renderLegalText(name)
  return ctx.view.render('public/legal', {
    page: publicPage(ctx, { path, title, description }),
    html,
    notice: ACCOUNT_MESSAGES.legal.onlyEnglish,
    // Where a choice about statistics is seen and changed.
    hasConsent: name === 'privacy-policy',
  })
}
