import type { HttpContext } from '@adonisjs/core/http'
import { firstOf } from '#app/core/elements'
import { confirmInvoice, payInvoice } from '../actions/pay_invoice.js'
import { billedTo } from '../buyers/billing_props.js'
import type { Invoice } from '../objects/types.js'
import type { InvoicePageProps } from '../hosted/page_props.js'
import { invoiceProps, isoOf } from '../hosted/page_data.js'
import { confirmValidator, payValidator } from '../hosted/page_validators.js'
import { findOwned } from '../hosted/find_owned.js'
import { toldAsSentence } from '../hosted/told_as_sentence.js'
import { chargeName } from '../cards/charge_names.js'

/** The hosted page of an invoice, where an unpaid one can be paid. */
export default class InvoiceController {
  async show(ctx: HttpContext) {
    const { object: invoice } = await findOwned(ctx, 'invoice')
    const line = firstOf(invoice.lines.data)
    return ctx.inertia.render('stripe/invoice', {
      invoice: {
        ...invoiceProps(invoice),
        description: chargeName(line.description ?? ''),
        period_end: invoice.parent ? isoOf(line.period.end) : null,
        billed_to: billedTo(invoice),
        subtotal: invoice.subtotal,
        discount: sumOf(invoice.total_discount_amounts),
        tax: taxOf(invoice),
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

function sumOf(amounts: { amount: number }[] | null): number {
  return (amounts ?? []).reduce((sum, { amount }) => sum + amount, 0)
}

function taxOf({ total_taxes: taxes }: Invoice): InvoicePageProps['invoice']['tax'] {
  const [tax] = taxes ?? []
  if (!taxes || !tax) return null
  return {
    amount: sumOf(taxes),
    is_included: tax.tax_behavior === 'inclusive',
    is_reversed: tax.taxability_reason === 'reverse_charge',
  }
}
