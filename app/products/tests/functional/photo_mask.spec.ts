import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import sharp from 'sharp'
import { loadTraining } from '../../queries/load_training.js'
import { maskForm, paintMask } from '#tests/support/mask'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { photoDataUrl, publish, trainProduct } from '#tests/support/product'
import { NEEDS_MASKS, NEVER_ENDS, UNSURE } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

async function merchantWithPhoto() {
  const visitor = await signIn(await createSubscriber())
  const images = [await photoDataUrl(10), await photoDataUrl(20)]
  const { id } = await (await visitor.post('/products', { name: 'Jar', images })).json()
  const photoOf = async () => {
    const { props } = await visitor.visit(`/products/${id}`)
    return props.product.input_images[0]
  }
  const photo = await photoOf()
  return { visitor, id, photoOf, path: `/api/model/${id}/image/${photo.id}/mask` }
}

test.group('The owner’s mask of a photo', () => {
  test('it is kept with the photo as a grey PNG that its owner alone sees', async ({ assert }) => {
    const { visitor, path, photoOf } = await merchantWithPhoto()
    assert.isNull((await photoOf()).mask_path)
    const form = await maskForm(320, 240)
    const response = await visitor.call('PUT', path, { form })
    assert.equal(response.status, 200)

    const { mask_path: maskPath } = await photoOf()
    assert.equal((await response.json()).image.mask_path, maskPath)
    const file = await visitor.get(maskPath)
    const metadata = await sharp(Buffer.from(await file.arrayBuffer())).metadata()
    assert.deepInclude(metadata, { format: 'png', channels: 1, width: 320, height: 240 })
    assert.equal((await (await signIn()).get(maskPath)).status, 404)
  })

  test('it may come as a data URL as well', async ({ assert }) => {
    const { visitor, path, photoOf } = await merchantWithPhoto()
    const mask = `data:image/png;base64,${(await paintMask(640, 480)).toString('base64')}`
    assert.equal((await visitor.call('PUT', path, { json: { mask } })).status, 200)
    assert.isString((await photoOf()).mask_path)
  })

  test('a new one takes the place of the old one, whose file goes', async ({ assert }) => {
    const { visitor, path, photoOf } = await merchantWithPhoto()
    await visitor.call('PUT', path, { form: await maskForm(320, 240) })
    const { mask_path: first } = await photoOf()
    await visitor.call('PUT', path, { form: await maskForm(640, 480) })
    const { mask_path: second } = await photoOf()
    assert.notEqual(first, second)
    assert.equal((await visitor.get(first)).status, 404)
    assert.equal((await visitor.get(second)).status, 200)
  })

  test('without it the automatic cut-out is used again', async ({ assert }) => {
    const { visitor, path, photoOf } = await merchantWithPhoto()
    await visitor.call('PUT', path, { form: await maskForm(320, 240) })
    const { mask_path: maskPath } = await photoOf()
    assert.equal((await visitor.call('DELETE', path)).status, 200)
    assert.isNull((await photoOf()).mask_path)
    assert.equal((await visitor.get(maskPath)).status, 404)
    assert.equal((await visitor.call('DELETE', path)).status, 200)
  })

  test('a product takes the masks of its photos along', async ({ assert }) => {
    const { visitor, id, path, photoOf } = await merchantWithPhoto()
    await visitor.call('PUT', path, { form: await maskForm(320, 240) })
    const { mask_path: maskPath } = await photoOf()
    const { mask_url: automatic } = await (await visitor.post(path, { automatic: true })).json()
    assert.equal((await visitor.call('DELETE', `/products/${id}`)).status, 204)
    assert.equal((await visitor.get(maskPath)).status, 404)
    assert.equal((await visitor.get(automatic)).status, 404)
  })

  test('what is wrong with a mask is said, and nothing is kept', async ({ assert }) => {
    const { visitor, path, photoOf } = await merchantWithPhoto()
    const errorOf = async (bytes: Buffer | null) => {
      const form = new FormData()
      if (bytes) form.append('mask', new Blob([new Uint8Array(bytes)]), 'mask.png')
      const response = await visitor.call('PUT', path, { form })
      assert.equal(response.status, 422)
      return (await response.json()).errors.mask[0]
    }
    const plain = (shade: number) => paintMask(320, 240, () => shade)
    const large = Buffer.concat([await paintMask(320, 240), Buffer.alloc(10_485_761)])
    assert.equal(await errorOf(null), 'Please provide a mask')
    assert.equal(await errorOf(Buffer.from('no picture at all')), 'Please select only image files')
    assert.equal(await errorOf(large), 'File size must be less than 10MB')
    assert.match(await errorOf((await paintMask(320, 240)).subarray(0, 200)), /damaged/)
    assert.match(await errorOf(await paintMask(320, 320)), /shape of its photo/)
    assert.match(await errorOf(await paintMask(320, 244)), /shape of its photo/)
    assert.match(await errorOf(await plain(0)), /empty/)
    assert.match(await errorOf(await plain(255)), /covers the whole photo/)
    assert.isNull((await photoOf()).mask_path)
  })

  test('nobody else changes it, and nothing is found by a wrong address', async ({ assert }) => {
    const { visitor, id, path, photoOf } = await merchantWithPhoto()
    await publish(id)
    const form = () => maskForm(320, 240)
    const stranger = await signIn()
    assert.equal((await stranger.call('PUT', path, { form: await form() })).status, 404)
    assert.equal((await stranger.call('DELETE', path)).status, 404)
    assert.equal((await new Visitor().call('PUT', path, { form: await form() })).status, 401)
    assert.equal((await new Visitor().call('DELETE', path)).status, 401)
    visitor.cookies.set('XSRF-TOKEN', 'stale')
    assert.equal((await visitor.call('PUT', path, { form: await form() })).status, 419)
    visitor.cookies.delete('XSRF-TOKEN')

    const { id: other } = await (
      await visitor.post('/products', { name: 'Cup', images: [await photoDataUrl(30)] })
    ).json()
    const { props } = await visitor.visit(`/products/${other}`)
    const foreign = props.product.input_images[0].id
    for (const image of [foreign, 'nonsense', '0', '99999999999999999999']) {
      const wrong = `/api/model/${id}/image/${image}/mask`
      assert.equal((await visitor.call('PUT', wrong, { form: await form() })).status, 404)
    }
    assert.isNull((await photoOf()).mask_path)
  })

  test('while the product is being trained its masks stay as they are', async ({ assert }) => {
    const visitor = await signIn(await createMerchant({ model: 1 }))
    const id = await trainProduct(visitor)
    await visitor.call('PUT', `/products/${id}`, {
      json: { name: 'Mug', description: NEVER_ENDS, is_public: false },
    })
    const { props } = await visitor.visit(`/products/${id}`)
    const path = `/api/model/${id}/image/${props.product.input_images[0].id}/mask`
    const { request_id: training } = await (await visitor.post(`/products/${id}/train`)).json()
    const refused = await visitor.call('PUT', path, { form: await maskForm(640, 480) })
    assert.equal(refused.status, 409)
    assert.match((await refused.json()).error, /being trained/)
    assert.equal((await visitor.call('DELETE', path)).status, 409)
    await visitor.call('DELETE', `/api/generations/${training}`)
  })
})

test.group('Use of the owner’s mask', () => {
  test('training is given it, and says when it has to be repeated', async ({ assert }) => {
    const visitor = await signIn(await createSubscriber({ model: 2 }))
    const id = await trainProduct(visitor)
    const page = async () => (await visitor.visit(`/products/${id}`)).props
    const [photo] = (await page()).product.input_images
    assert.isFalse((await page()).has_untrained_masks)
    await visitor.call('PUT', `/api/model/${id}/image/${photo.id}/mask`, {
      form: await maskForm(640, 480),
    })
    assert.isTrue((await page()).has_untrained_masks)

    const started = await visitor.post(`/products/${id}/train`)
    assert.equal(started.status, 202)
    while ((await page()).training) await new Promise((resolve) => setTimeout(resolve, 50))
    const { model } = (await loadTraining(id))!
    const [corrected] = (await page()).product.input_images
    assert.deepEqual(model.masks, [corrected.mask_path.split('/').pop(), null, null, null, null])
    assert.isFalse((await page()).has_untrained_masks)
  })

  test('pictures made after chosen photos are given it', async ({ assert }) => {
    const { visitor, id, path, photoOf } = await merchantWithPhoto()
    await visitor.call('PUT', `/products/${id}`, {
      json: { name: 'Jar', description: NEEDS_MASKS, is_public: false },
    })
    const make = async () =>
      visitor.post(`/api/products/${id}/generate-images`, {
        prompt: 'on sand',
        input_image_urls: [(await photoOf()).path],
      })
    assert.equal((await make()).status, 422)
    await visitor.call('PUT', path, { form: await maskForm(640, 480) })
    assert.equal((await make()).status, 200)
  })

  test('masks and cut-outs follow it, unless the automatic one is asked for', async ({
    assert,
  }) => {
    const { visitor, path, photoOf } = await merchantWithPhoto()
    const rating = async (url: string, body = {}) => {
      const answer = await (await visitor.post(url, body)).json()
      assert.equal((await visitor.get(answer.mask_url ?? answer.image_url)).status, 200)
      return { confidence: answer.confidence, advice: answer.advice }
    }
    const unsure = { confidence: 0.4, advice: 'Check this.' }
    const sure = { confidence: 1, advice: null }
    const noBackground = path.replace(/mask$/, 'no-background')
    assert.isFalse((await photoOf()).check_cutout)
    assert.deepEqual(await rating(path), unsure)
    assert.deepEqual(await rating(noBackground), unsure)
    assert.isTrue((await photoOf()).check_cutout)

    await visitor.call('PUT', path, { form: await maskForm(640, 480) })
    assert.isFalse((await photoOf()).check_cutout)
    assert.deepEqual(await rating(path), sure)
    assert.deepEqual(await rating(noBackground), sure)
    assert.deepEqual(await rating(path, { automatic: true }), unsure)
    await visitor.call('DELETE', path)
    assert.isTrue((await photoOf()).check_cutout)
  })

  test('photos whose cut-outs training was unsure of are to be checked', async ({ assert }) => {
    const visitor = await signIn()
    const id = await trainProduct(visitor, { description: `It is ${UNSURE}` })
    const { props } = await visitor.visit(`/products/${id}`)
    const flags = props.product.input_images.map((it: { check_cutout: boolean }) => it.check_cutout)
    assert.deepEqual(flags, [true, true, true, true, true])
    const { model } = (await visitor.visit(`/photos/generate/${id}`)).props
    assert.isTrue(model.inputImages.every((it: { check_cutout: boolean }) => it.check_cutout))
  })

  test('nobody gets the mask of a photo that they may not see', async ({ assert }) => {
    const { id, path } = await merchantWithPhoto()
    const stranger = await signIn()
    assert.equal((await stranger.post(path, {})).status, 404)
    assert.equal((await new Visitor().post(path, {})).status, 401)
    await publish(id)
    const answer = await stranger.post(path, {})
    assert.equal(answer.status, 200)
    assert.lengthOf(await db.from('product_photos').where('product_id', id), 2)
  })
})
