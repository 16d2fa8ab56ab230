import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import vine from '@vinejs/vine'
import { priceOnly } from '#app/work/pricing/accept_order'
import { NOTHING } from '#app/work/pricing/price'
import { dryRunData } from '#app/work/transformers/price_data'
import { DRY_RUN_ROUTES } from '../dry_run_routes.js'
import { noDryRun } from '../errors.js'

const READS = ['GET', 'HEAD', 'OPTIONS']

const dryRunValidator = vine.create({ dry_run: vine.boolean().optional() })

/**
 * Answers a call with `dry_run` with what it would take: all of it is checked as always, and nothing of it stays. Where nothing can be
 * tried such a call is refused, so that whoever only asks never has something made.
 */
export default class DryRunMiddleware {
  async handle({ request, response, route }: HttpContext, next: NextFn) {
    const wanted: unknown = READS.includes(request.method()) ? undefined : request.input('dry_run')
    const { dry_run: isWanted } = await dryRunValidator.validate({ dry_run: wanted })
    if (!isWanted) return next()
    if (!DRY_RUN_ROUTES.has(route?.name ?? '')) throw noDryRun()
    const price = await priceOnly(next)
    // Refusals are answered by now, and forms sent back. Whatever else ended without an order is there already.
    if (price === null && response.getStatus() >= 300) return
    return response.status(200).json(dryRunData(price ?? NOTHING))
  }
}
