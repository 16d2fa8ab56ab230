import type { HttpContext } from '@adonisjs/core/http'
import { loadPage, sendList } from '../lists/list.js'
import { paymentsList } from '../lists/payments.js'
import { paymentRowData } from '../transformers/rows.js'

export default class PaymentsController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, paymentsList, paymentRowData)
    return ctx.inertia.render('admin/payments', { ...page, rows: ctx.inertia.merge(page.rows) })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, paymentsList, 'payments', paymentRowData)
  }
}
