import type { HttpContext } from '@adonisjs/core/http'
import { findVisibleMedia } from '#app/media/queries/find_visible_media'
import { admission } from '#app/core/admission/admission'
import { notFound } from '#app/core/errors/errors'
import { askForSelection } from '../ask_for_selection.js'
import { pointingOf, selectionValidator } from '../validators/selection.js'

/**
 * `POST /api/selections`: the mask of what somebody points at in a picture that they may see, as a data URL. Without a pointing the picture is
 * looked at for what will be, and there is nothing to answer. No row is written, and no credit is spent.
 */
export default class SelectionsController {
  async store({ auth, request, response }: HttpContext) {
    const wanted = await request.validateUsing(selectionValidator)
    const pointing = pointingOf(wanted)
    const media = await findVisibleMedia(wanted.picture, auth.getUserOrFail().id)
    if (!media?.mime.startsWith('image/')) throw notFound()
    const gone = new AbortController()
    const onClose = () => gone.abort()
    request.request.socket.once('close', onClose)
    const goOn = admission.hold(request.request)
    try {
      const mask = await askForSelection(media.id, pointing, gone.signal)
      if (!pointing) return response.noContent()
      return response.json({ mask: `data:image/png;base64,${mask.toString('base64')}` })
    } finally {
      goOn()
      request.request.socket.off('close', onClose)
    }
  }
}
