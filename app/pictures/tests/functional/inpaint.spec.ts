import { test } from '@japa/runner'
import { maskForm } from '#tests/support/mask'
import { createSubscriber } from '#tests/support/merchant'
import { publish, trainProduct } from '#tests/support/product'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

async function merchantWithPhoto() {
  const visitor = await signIn(await createSubscriber({ image: 20 }))
  const product = await trainProduct(visitor)
  const { props } = await visitor.visit(`/photos/generate/${product}`)
  const photo: { id: number; path: string } = props.model.inputImages[0]
  return { visitor, product, photo, path: `/api/model/${product}/image/${photo.id}` }
}

test.group('The screen of backgrounds', () => {
  test('a product without pictures begins on the other screen', async ({ assert }) => {
    const { visitor, product, path } = await merchantWithPhoto()
    const response = await visitor.get(`/photos/inpaint/${product}`)
    assert.equal(response.status, 302)
    assert.equal(response.headers.get('location'), `/photos/generate/${product}`)

    await visitor.post(`${path}/background`, { prompt: 'on sand' })
    const { component, props } = await visitor.visit(`/photos/inpaint/${product}`)
    assert.equal(component, 'pictures/inpaint')
    assert.equal(props.model.id, product)
    assert.lengthOf(props.images, 1)
    assert.isNumber(props.expected_seconds.background)
  })

  test('others see it of public products only, with none of the owner’s own pictures', async ({
    assert,
  }) => {
    const { visitor, product, path } = await merchantWithPhoto()
    await visitor.post(`${path}/background`, { prompt: 'on sand' })
    const stranger = await signIn()
    const guest = new Visitor()
    for (const other of [stranger, guest]) {
      assert.equal((await other.get(`/photos/inpaint/${product}`)).status, 404)
    }
    await publish(product)
    for (const other of [stranger, guest]) {
      assert.equal((await other.get(`/photos/inpaint/${product}`)).status, 302)
    }
    await stranger.post(`${path}/background`, { prompt: 'on snow' })
    const { props } = await stranger.visit(`/photos/inpaint/${product}`)
    assert.lengthOf(props.images, 1)
    assert.equal(props.images[0].prompt, 'on snow')
  })

  test('a photo is cut out once, and anew when its owner has drawn a mask', async ({ assert }) => {
    const { visitor, product, path } = await merchantWithPhoto()
    const cutOut = async () => (await visitor.post(`${path}/no-background`)).json()
    const first = await cutOut()
    assert.deepEqual(await cutOut(), first)
    const mask = await (await visitor.post(`${path}/mask`)).json()
    assert.notEqual(mask.generation_id, first.generation_id)

    await visitor.call('PUT', `${path}/mask`, { form: await maskForm(320, 240) })
    const corrected = await cutOut()
    assert.notEqual(corrected.generation_id, first.generation_id)
    assert.equal(corrected.confidence, 1)
    await visitor.call('DELETE', `${path}/mask`)
    assert.deepEqual(await cutOut(), first)

    await publish(product)
    const stranger = await signIn()
    const theirs = await (await stranger.post(`${path}/no-background`)).json()
    assert.notEqual(theirs.generation_id, first.generation_id)
  })
})
