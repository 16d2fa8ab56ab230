import type { HttpContext } from '@adonisjs/core/http'
import vine from '@vinejs/vine'
import { notFound } from '#app/core/errors/errors'
import { usesOwnKey } from '#app/engines/own_key/queries/uses_own_key'
import { takesOwnKey } from '#app/engines/own_key/takes_own_key'
import { MAX_ITEMS, MAX_PICTURES_PER_SCENE } from '#config/batches'
import { enginesFor } from '../kinds/engines_for.js'
import { isPaidKind, priceOf } from '../pricing/price.js'
import { GROUP_OF } from '../kinds/work_groups.js'
import { piecesAtOnce } from '../workers/living_workers.js'
import { expectedSeconds } from '../queries/expected_seconds.js'
import { priceData } from '../transformers/price_data.js'

const priceValidator = vine.create({
  pieces: vine
    .number()
    .withoutDecimals()
    .range([1, MAX_ITEMS * MAX_PICTURES_PER_SCENE])
    .optional(),
  in_batch: vine.boolean().optional(),
})

/** `GET /api/prices/{kind}?pieces=&in_batch=`: what so many pieces of a kind of work take, for screens that have not all of an order yet. */
export default class PricesController {
  async show({ auth, params, request, response }: HttpContext) {
    const kind: unknown = params.kind
    if (!isPaidKind(kind)) throw notFound()
    const { pieces, in_batch: isInBatch } = await request.validateUsing(priceValidator)
    const [expected, hasKey] = await Promise.all([
      expectedSeconds(),
      usesOwnKey(auth.getUserOrFail().id),
    ])
    const atOnce = isInBatch ? await piecesAtOnce(GROUP_OF[kind]) : 1
    const hasOwnKey = hasKey && takesOwnKey(enginesFor(kind))
    return response.json(priceData(priceOf({ kind, pieces, atOnce, hasOwnKey }, expected)))
  }
}
