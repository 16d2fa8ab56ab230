import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { createSubscriber } from '#tests/support/merchant'
import { areaMask, paintMask } from '#tests/support/mask'
import { photoDataUrl, photosForm } from '#tests/support/product'
import { NEEDS_MASKS, NO_PRODUCT } from '#tests/support/quick_engine'
import { merchantWithToken, refusal } from '#tests/support/public_api'
import { signIn } from '#tests/support/sign_in'

/** A form with five photos and masks of some, in another order. */
async function formWithMasks(places: number[], fields: Record<string, string> = {}) {
  const form = await photosForm(5, fields)
  const mask = new Uint8Array(await paintMask(320, 240))
  for (const place of places) {
    form.append('masks[]', new Blob([mask], { type: 'image/png' }), 'mask.png')
    form.append('mask_photos[]', String(place))
  }
  return form
}

const masksOf = async (productId: number) => {
  const photos = await db.from('product_photos').where('product_id', productId).orderBy('position')
  return photos.map(({ mask_media_id: mask }) => mask !== null)
}

test.group('What a merchant clicked before the photos were sent', () => {
  test('it is kept with its photos and trained on', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const words = { name: 'Mug', description: NEEDS_MASKS }
    const form = await formWithMasks([4, 0, 1, 3, 2], words)
    const started = await visitor.call('POST', '/api/training/start', { form })
    const { request_id: id, ai_model_id: productId } = await started.json()
    for (let status = ''; status !== 'completed';) {
      const answer = await (await visitor.get(`/api/training/status/${id}`)).json()
      if (answer.status === 'failed') throw new Error(answer.error)
      status = answer.status
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    assert.deepEqual(await masksOf(productId), [true, true, true, true, true])
    const { props } = await visitor.visit(`/products/${productId}`)
    assert.isFalse(props.has_untrained_masks)
  })

  test('a product that is only saved keeps it too, and changes to its photos go by it', async ({
    assert,
  }) => {
    const visitor = await signIn(await createSubscriber())
    const images = [await photoDataUrl(10), await photoDataUrl(20)]
    const body = { name: 'Jar', images, masks: [await areaMask()], mask_photos: [1] }
    const { id } = await (await visitor.post('/products', body)).json()
    assert.deepEqual(await masksOf(id), [false, true])
    const photos = await db.from('product_photos').where('product_id', id).orderBy('position')
    const change = async ({ media_id: media }: { media_id: string }) => {
      const wish = { image: `/media/${media}`, prompt: NO_PRODUCT }
      return (await visitor.post('/api/edit-image', wish)).status
    }
    assert.deepEqual(await Promise.all(photos.map(change)), [422, 200])
  })

  test('a program sends it too, with what the files are called', async ({ assert }) => {
    const { api } = await merchantWithToken()
    const images = [await photoDataUrl(10), await photoDataUrl(20)]
    const sent = { images, image_names: ['front.jpg', null], masks: [await areaMask()] }
    const made = await api.post('/products', { name: 'Jar', ...sent, mask_photos: [1] })
    const { id, photos } = await made.json()
    assert.deepEqual(await masksOf(id), [false, true])
    assert.deepEqual(
      photos.map((photo: { original_name: string | null }) => photo.original_name),
      ['front.jpg', null]
    )
    const more = await api.post(`/products/${id}/photos`, { ...sent, mask_photos: [0] })
    assert.equal(more.status, 201)
    assert.deepEqual(await masksOf(id), [false, true, true, false])
    assert.deepInclude(await refusal(await api.post('/products', { name: 'Jar', ...sent })), {
      status: 422,
      field: 'masks',
    })
  })

  test('it is looked at when the product is named, and then goes with the copies', async ({
    assert,
  }) => {
    const visitor = await signIn(await createSubscriber())
    const form = await formWithMasks([2])
    const answer = await visitor.call('POST', '/api/identify-images', { form })
    assert.isTrue((await answer.json()).success)
    const { params } = await db
      .from('generations')
      .where({ user_id: visitor.user.id, kind: 'identify' })
      .firstOrFail()
    const { maskMediaId } = params.photos[2]
    assert.isString(maskMediaId)
    assert.isNull(await db.from('media').where('id', maskMediaId).first())
  })

  test('a mask that fits no photo is refused with the name of the photo', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber())
    const images = [await photoDataUrl(10), await photoDataUrl(20)]
    const send = async (body: object) => {
      const answer = await visitor.post('/products', { name: 'Jar', images, ...body })
      return [answer.status, (await answer.json()).errors]
    }
    const places = 'Please send each mask with the place of its photo.'
    const mask = await areaMask()
    assert.deepEqual(await send({ masks: [mask] }), [422, { masks: [places] }])
    assert.deepEqual(await send({ masks: [mask], mask_photos: [2] }), [422, { masks: [places] }])
    assert.deepEqual(await send({ masks: [mask, mask], mask_photos: [0, 0] }), [
      422,
      { masks: [places] },
    ])
    assert.deepEqual(await send({ masks: [await areaMask(300, 300)], mask_photos: [1] }), [
      422,
      { masks: ['Photo 2: This mask does not have the shape of its photo.'] },
    ])
  })
})
