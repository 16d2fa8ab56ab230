import type { HttpContext } from '@adonisjs/core/http'
import { spokenNow } from '#app/shell/languages/kept_sentences'
import { confirmInvoice, payInvoice } from '../actions/pay_invoice.js'
import { invoiceProps, isoOf } from '../page_data.js'
import { confirmValidator, payValidator } from '../page_validators.js'
import { findOwned } from './find_owned.js'
import { CHARGE_NAMES } from '../texts.js'
import { toldAsSentence } from './told_as_sentence.js'

/** The hosted page of an invoice, where an unpaid one can be paid. */
export default class InvoiceController {
  async show(ctx: HttpContext) {
    const { object: invoice } = await findOwned(ctx, 'invoice')
    const [line] = invoice.lines.data
    return ctx.inertia.render('billing/sandbox/invoice', {
      invoice: {
        ...invoiceProps(invoice),
        email: invoice.customer_email,
        description: spokenNow(line.description ?? '', CHARGE_NAMES),
        period_end: isoOf(line.period.end),
      },
    })
  }

  async store(ctx: HttpContext) {
    const { object: invoice } = await findOwned(ctx, 'invoice')
    const { card } = await ctx.request.validateUsing(payValidator)
    return ctx.response.json(await toldAsSentence(() => payInvoice(invoice.id, card)))
  }

  async confirm(ctx: HttpContext) {
    const { object: invoice } = await findOwned(ctx, 'invoice')
    const { confirmed } = await ctx.request.validateUsing(confirmValidator)
    return ctx.response.json(await toldAsSentence(() => confirmInvoice(invoice.id, confirmed)))
  }
}
