import type { HttpContext } from '@adonisjs/core/http'
import { loadPage, sendList } from '../lists/list.js'
import { mailsList } from '../lists/mails.js'
import { mailRowData } from '../transformers/rows.js'

export default class MailsController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, mailsList, mailRowData)
    return ctx.inertia.render('admin/mails', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, mailsList, 'mails', mailRowData)
  }
}
