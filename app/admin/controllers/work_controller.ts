import type { HttpContext } from '@adonisjs/core/http'
import { actOnWork } from '../acts/act_on_work.js'
import { actorOf } from '#app/accounts/operators/record_act'
import { loadPage, sendList } from '../lists/list.js'
import { isProductId, workList } from '../lists/work.js'
import { ACT_BANNERS } from '../messages/en/acts.js'
import { findProduct } from '../queries/find_product.js'
import { workRowData } from '../transformers/rows.js'
import { workActValidator } from '../validators/acts.js'

export default class WorkController {
  async index(ctx: HttpContext) {
    const page = await loadPage(ctx, workList, workRowData)
    const { q } = page.filter
    const product = isProductId(q) ? await findProduct(q) : null
    return ctx.inertia.render('admin/work', {
      ...page,
      rows: ctx.inertia.merge(page.rows),
      product,
    })
  }

  file(ctx: HttpContext) {
    return sendList(ctx, workList, 'work', workRowData)
  }

  async act(ctx: HttpContext) {
    const { params, request, response, session } = ctx
    const { act, reason } = await request.validateUsing(workActValidator)
    await actOnWork(actorOf(ctx), { generationId: params.generation, act, reason })
    session.flash('banner', ACT_BANNERS[act])
    return response.redirect().status(303).back()
  }
}
