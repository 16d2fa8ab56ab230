import type { HttpContext } from '@adonisjs/core/http'
import { WAIT_MS } from '#config/generations'
import { requestEdit } from '#app/pictures/actions/request_edit'
import { acceptedAnswer, awaitGeneration } from '#app/work/await_generation'
import { readTask } from '#app/pictures/edit_task'
import { idempotencyOf } from '#app/work/idempotency'
import { loadEdit } from '#app/pictures/queries/load_images'
import { findPictureToEdit } from '../queries/find_picture_to_edit.js'
import { receiveMask } from '../receive_mask.js'
import { receivePicture } from '../receive_picture.js'
import { editValidator } from '../validators/edit.js'

/**
 * `POST /api/edit-image`: a picture changed as an instruction says. The picture is a data URL, or the address of one that
 * the user can see here. A `mask`, a data URL, holds the change to what is white in it;
 * `product_mask` says where the product is, `shape_way` how alone it may get another shape; a `task` names a change in place of words.
 */
export default class EditImageController {
  async store(ctx: HttpContext) {
    const { auth, request, response } = ctx
    const body = await request.validateUsing(editValidator)
    const { image, mask, product_mask: productMask, shape_way: shapeWay } = body
    const named = body.task && readTask(body.task, body)
    const prompt = named?.prompt ?? body.prompt!
    const userId = auth.getUserOrFail().id
    const stored = await receivePicture(ctx)
    const picture = stored ? { stored } : await findPictureToEdit(image, userId)
    const area = mask ? await receiveMask(request, userId, picture) : null
    const product = productMask ? await receiveMask(request, userId, picture, 'product_mask') : null
    const generation = await requestEdit({
      userId,
      prompt,
      picture,
      area,
      product,
      shapeWay: shapeWay ?? undefined,
      task: named?.task,
      // An upload stands under another name in each request; its bytes tell what it is.
      idempotency: idempotencyOf(request, {
        image: stored?.checksum ?? image,
        prompt,
        ...(area && { mask: area.checksum }),
        ...(product && { product_mask: product.checksum }),
        ...(shapeWay && { shape_way: shapeWay }),
        ...(named && { task: named.task }),
      }),
    })
    const done = await awaitGeneration(ctx, generation, WAIT_MS)
    if (!done) return acceptedAnswer(ctx, generation)
    return response.json({ generation_id: done.id, ...(await loadEdit(done)) })
  }
}
