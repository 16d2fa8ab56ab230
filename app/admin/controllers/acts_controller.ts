import type { HttpContext } from '@adonisjs/core/http'
import { loadPage, sendList } from '../lists/list.js'
import { actsList } from '../lists/acts.js'
import { actRowData } from '../transformers/rows.js'

export default class ActsController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, actsList, actRowData)
    return ctx.inertia.render('admin/acts', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, actsList, 'operator-acts', actRowData)
  }
}
