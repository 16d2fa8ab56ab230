import type { HttpContext } from '@adonisjs/core/http'
import { receiveMask } from '#app/editor/receive_mask'
import { FormError } from '#app/core/errors/form_error'
import { readTask } from '#app/pictures/edit_task'
import { requestEdit } from '#app/pictures/actions/request_edit'
import { idempotencyOf } from '#app/work/idempotency'
import { answerWork } from '../calls/answer_work.js'
import { given } from '../tokens/given.js'
import { receivePicture } from '../calls/receive_pictures.js'
import { editBody } from '../validators/public_api.js'

type EditBody = Awaited<ReturnType<(typeof editBody)['validate']>>

/**
 * `POST /api/v1/edit-image`: a picture changed as its sender says. A `mask` holds the change to what is white in it;
 * `product_mask` says where the product is, `shape_way` how alone it may get another shape.
 */
export default class PublicEditsController {
  async store(ctx: HttpContext) {
    const { apiCaller, request } = ctx
    const body = given(await editBody.validate(request.body()))
    const named = body.task && readTask(body.task, body)
    const prompt = named?.prompt ?? promptOf(body)
    const stored = await this.#picture(ctx, body)
    const maskIn = async (field: 'mask' | 'product_mask') =>
      body[field] === undefined ? null : receiveMask(request, apiCaller.userId, { stored }, field)
    const area = await maskIn('mask')
    const product = await maskIn('product_mask')
    // Files stand under other names in each request; their bytes tell what they are.
    const sent = {
      ...body,
      image: undefined,
      image_url: undefined,
      picture: stored.checksum,
      mask: area?.checksum,
      product_mask: product?.checksum,
    }
    const generation = await requestEdit({
      userId: apiCaller.userId,
      picture: { stored },
      prompt,
      area,
      product,
      shapeWay: body.shape_way,
      task: named?.task,
      count: body.num_images,
      idempotency: idempotencyOf(request, sent),
    })
    return answerWork(ctx, generation)
  }

  /** @throws FormError unless there is exactly one, and it can be had */
  async #picture(ctx: HttpContext, body: EditBody) {
    if (body.image !== undefined && body.image_url !== undefined) {
      throw new FormError({ image_url: 'Send image or image_url, not both.' })
    }
    const stored = await receivePicture(ctx, body)
    if (!stored) throw new FormError({ image: 'Send a picture as image or image_url.' })
    return stored
  }
}

/**
 * What to change; null for whatever Vitrine chooses.
 * @throws FormError unless there are words, or the wish to be surprised
 */
function promptOf({ prompt = '', surprise_me: isSurprise = false }: EditBody): string | null {
  if (isSurprise && prompt !== '') {
    throw new FormError({ surprise_me: 'Send prompt or surprise_me, not both.' })
  }
  if (!isSurprise && prompt === '') {
    throw new FormError({
      prompt: 'Say in prompt what to change, or send a task, or surprise_me as true.',
    })
  }
  return isSurprise ? null : prompt
}
