import type { HttpContext } from '@adonisjs/core/http'
import type { SelectInput } from '#app/engines/engine'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import type { AppError } from '#app/core/errors/app_error'
import { notFound } from '#app/core/errors/errors'
import { askDirectly } from '#app/work/direct/ask_directly'
import { DirectFailure } from '#app/work/direct/direct_failure'
import { selectionFailed, selectionSlow, selectionUnavailable } from '../errors.js'
import { SELECTION } from '../selection_job.js'
import { pointingOf, selectionValidator } from '../validators/selection.js'

/** How long somebody who clicked waits, and how long a picture may take that is only looked at, in milliseconds. */
const CLICK_MS = 5_000
const LOOK_MS = 60_000

/**
 * `POST /api/selections`: the mask of what somebody points at in a picture that they may see, as a data URL. Without a pointing the picture is
 * looked at for what will be, and there is nothing to answer. No row is written, and no credit is spent.
 */
export default class SelectionsController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const wanted = await request.validateUsing(selectionValidator)
    const pointing = pointingOf(wanted)
    const media = await findVisibleMedia(wanted.picture, auth.getUserOrFail().id)
    if (!media?.mime.startsWith('image/')) throw notFound()
    const mask = await select(ctx, { picture: media.id, pointing })
    if (!pointing) return response.noContent()
    return response.json({ mask: `data:image/png;base64,${mask.toString('base64')}` })
  }
}

/** @throws AppError 503 `selection_unavailable` when no worker can, 504 `selection_slow` when none has in time, 422 `selection_failed` */
async function select(ctx: HttpContext, input: SelectInput): Promise<Buffer> {
  try {
    const asked = { about: input.picture, ms: input.pointing ? CLICK_MS : LOOK_MS }
    return Buffer.from(await askDirectly(ctx, SELECTION, input, asked))
  } catch (error) {
    throw error instanceof DirectFailure ? errorOf(error) : error
  }
}

function errorOf({ category }: DirectFailure): AppError {
  if (category === 'unsupported') return selectionUnavailable()
  if (category === 'timeout' || category === 'busy') return selectionSlow()
  return selectionFailed()
}
