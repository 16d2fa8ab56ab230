import type { Assert } from '@japa/assert'
import { test } from '@japa/runner'
import { brokenLedgers, creditsOf } from '#tests/support/credits'
import { createMerchant, createSubscriber } from '#tests/support/merchant'
import { trainProduct } from '#tests/support/product'
import { FAULT, MAKES_NO_FILE, MAKES_NOTHING } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import type { Visitor } from '#tests/support/visitor'

const OUR_FAULT = 'Something went wrong on our side. Please try again.'

interface Fault {
  prompt: string
  status: number
  code: string
  error?: string
}

/** What an engine may come to for good, and what the caller is answered. */
const FAULTS: Fault[] = [
  { prompt: `${FAULT} rejected_content`, status: 422, code: 'rejected_content' },
  { prompt: `${FAULT} invalid_input`, status: 422, code: 'invalid_input' },
  { prompt: `${FAULT} unsupported`, status: 422, code: 'unsupported' },
  { prompt: MAKES_NOTHING, status: 500, code: 'internal', error: OUR_FAULT },
  { prompt: MAKES_NO_FILE, status: 500, code: 'internal', error: OUR_FAULT },
]

/** What may pass, and is tried again and again before it is told. */
const PASSING: Fault[] = [
  { prompt: `${FAULT} busy`, status: 503, code: 'busy' },
  { prompt: `${FAULT} timeout`, status: 504, code: 'timeout' },
  { prompt: `${FAULT} provider_down`, status: 503, code: 'provider_down' },
]

test.group('What engines come to', (group) => {
  let visitor: Visitor & { user: { id: number } }
  let product: number
  let photo: { id: number; path: string }

  group.setup(async () => {
    visitor = await signIn(await createSubscriber({ image: 50, video: 20 }))
    product = await trainProduct(visitor)
    const { props } = await visitor.visit(`/products/${product}`)
    photo = props.product.input_images[0]
  })
  group.teardown(async () => {
    const broken = await brokenLedgers()
    if (broken.length > 0) throw new Error(`Ledgers that do not add up: ${JSON.stringify(broken)}`)
  })

  const eachIsAnswered = async (assert: Assert, faults: Fault[]) => {
    const answers = await Promise.all(
      faults.map(async ({ prompt }) => {
        const answer = await visitor.post(`/api/generate/${product}`, { prompt, num_images: 2 })
        return { status: answer.status, ...(await answer.json()) }
      })
    )
    for (const [index, { status, code, error = `This is ${code}.` }] of faults.entries()) {
      assert.deepInclude(answers[index], { status, code, error }, faults[index]!.prompt)
    }
    assert.equal(await creditsOf(visitor.user.id, 'image'), 55)
  }

  test('each fault is answered by its sentence, and the credits come back', ({ assert }) =>
    eachIsAnswered(assert, FAULTS))

  test('so is each that may pass, after the last try', ({ assert }) =>
    eachIsAnswered(assert, PASSING)).tags(['@long'])

  test('so are those of backgrounds and films', async ({ assert }) => {
    const prompt = `${FAULT} rejected_content`
    const image = `/api/model/${product}/image/${photo.id}/background`
    const refused = await visitor.post(image, { prompt })
    assert.equal(refused.status, 422)
    assert.equal((await refused.json()).error, 'This is rejected_content.')
    const film = { prompt, image_url: photo.path, ai_model_id: product }
    const answer = await visitor.post('/api/generate-video', film)
    assert.equal(answer.status, 422)
    const { error, generation_id: id } = await answer.json()
    assert.equal(error, 'This is rejected_content.')
    const asked = await visitor.get(`/products/${product}/videos/${id}/status`)
    assert.deepInclude(await asked.json(), { status: 'failed', error_code: 'rejected_content' })
    assert.equal(await creditsOf(visitor.user.id, 'image'), 55)
    assert.equal(await creditsOf(visitor.user.id, 'video'), 20)
  })

  test('without a subscription one makes nothing of one’s own product', async ({ assert }) => {
    const other = await signIn(await createMerchant({ image: 5, video: 2 }))
    const own = await trainProduct(other)
    const { props } = await other.visit(`/products/${own}`)
    const [{ id, path }] = props.product.input_images
    const film = { prompt: 'zoom', image_url: path }
    for (const [url, body] of [
      [`/api/generate/${own}`, { prompt: 'on sand' }],
      [`/api/model/${own}/image/${id}/background`, { prompt: 'on sand' }],
      [`/products/${own}/generate-video`, film],
      ['/api/generate-video', { ...film, ai_model_id: own }],
    ] as const) {
      const answer = await other.post(url, body)
      assert.equal(answer.status, 403, url)
      const { code, error } = await answer.json()
      assert.equal(code, 'subscription_required', url)
      assert.match(error, /\.$/, url)
    }
    assert.equal(await creditsOf(other.user.id, 'image'), 10)
  })
})
