import db from '@adonisjs/lucid/services/db'
import { test } from '@japa/runner'
import { sql } from '#app/core/database/sql'
import { createSubscriber } from '#tests/support/merchant'
import { createEmptyProduct, publish, trainProduct } from '#tests/support/product'
import { FAILS, NEVER_ENDS } from '#tests/support/quick_engine'
import { signIn } from '#tests/support/sign_in'
import { Visitor } from '#tests/support/visitor'

async function merchantWithProduct() {
  const visitor = await signIn(await createSubscriber({ video: 3, image: 10 }))
  const product = await trainProduct(visitor, { name: 'blue mug' })
  const { props } = await visitor.visit(`/videos/generate/${product}`)
  return { visitor, product, photo: props.model.inputImages[0] as { id: number; path: string } }
}

async function makeFilm(visitor: Visitor, product: number, imageUrl: string, prompt = 'zoom in') {
  const body = { image_url: imageUrl, prompt, ai_model_id: product }
  return (await visitor.post('/api/generate-video', body)).json()
}

test.group('The page of films', () => {
  test('lets its visitor choose a product first', async ({ assert }) => {
    const { visitor, product } = await merchantWithProduct()
    const { component, props } = await visitor.visit('/videos/generate')
    assert.equal(component, 'films/videos')
    assert.isNull(props.modelId)
    assert.isNull(props.model)
    assert.include(
      props.models.map((model: { id: number }) => model.id),
      product
    )
  })

  test('shows what films can start with, and those that were made', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithProduct()
    const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on wood' })
    const [image] = (await made.json()).images
    await makeFilm(visitor, product, photo.path)
    const { component, props } = await visitor.visit(`/videos/generate/${product}`)
    assert.equal(component, 'films/videos')
    assert.equal(props.modelId, product)
    assert.lengthOf(props.model.inputImages, 5)
    assert.equal(props.generatedImages[0].path, image.path)
    assert.equal(props.generatedVideos[0].prompt, 'zoom in')
    assert.deepEqual(props.unfinished, [])
    assert.equal(props.credits.video_credits, 2)
    assert.isNull(props.error)
    assert.isAbove(props.expected_seconds, 0)
  })

  test('opens for the picture in its address', async ({ assert }) => {
    const { visitor, product } = await merchantWithProduct()
    const made = await visitor.post(`/api/generate/${product}`, { prompt: 'on wood' })
    const [image] = (await made.json()).images
    const page = `/videos/generate/${product}?image=`
    const { props } = await visitor.visit(`${page}${encodeURIComponent(image.path)}`)
    assert.deepInclude(props.image, { path: image.path, is_generated: true, prompt: 'on wood' })
    assert.isNull(props.error)
    for (const unknown of ['/media/0199bbbb-0000-7000-8000-000000000000', 'nonsense']) {
      const { props: other } = await visitor.visit(`${page}${encodeURIComponent(unknown)}`)
      assert.isNull(other.image)
      assert.equal(other.error, 'This picture is not one of the product.')
    }
  })

  test('shows a film that is under way after a reload, and lets it be cancelled', async ({
    assert,
  }) => {
    const { visitor, product, photo } = await merchantWithProduct()
    const started = await visitor.post(`/products/${product}/generate-video`, {
      prompt: NEVER_ENDS,
      image_url: photo.path,
    })
    const { video_id: id } = await started.json()
    for (const path of [`/videos/generate/${product}`, `/products/${product}`]) {
      const { props } = await visitor.visit(path)
      const [work] = props.unfinished_videos ?? props.unfinished
      assert.deepInclude(work, { id, kind: 'video', prompt: NEVER_ENDS })
    }
    await visitor.call('DELETE', `/api/generations/${id}`)
    for (;;) {
      const { props } = await visitor.visit(`/videos/generate/${product}`)
      if (props.unfinished.length === 0) break
    }
    assert.lengthOf((await visitor.visit(`/products/${product}`)).props.videos, 0)
  })

  test('says in the engine’s words why a film failed', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithProduct()
    const answer = await makeFilm(visitor, product, photo.path, `zoom ${FAILS}`)
    assert.equal(answer.error, 'This prompt is not allowed.')
  })

  test('a guest looks at samples only, and sees nobody’s films', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithProduct()
    await makeFilm(visitor, product, photo.path)
    const guest = new Visitor()
    assert.equal((await guest.get(`/videos/generate/${product}`)).status, 404)
    await publish(product)
    const { props } = await guest.visit(`/videos/generate/${product}`)
    assert.lengthOf(props.model.inputImages, 5)
    assert.deepEqual(props.generatedVideos, [])
    const { props: page } = await guest.visit(`/products/${product}`)
    assert.deepEqual(page.videos, [])
    assert.equal(page.product.videos_count, 0)
  })

  test('a product that does not exist, or is another’s, is not found', async ({ assert }) => {
    const visitor = await signIn()
    const other = await createEmptyProduct((await createSubscriber()).id)
    for (const id of [String(other.id), '999999999', 'x']) {
      assert.equal((await visitor.get(`/videos/generate/${id}`)).status, 404, id)
    }
  })

  test('long lists come in parts', async ({ assert }) => {
    const { visitor, product, photo } = await merchantWithProduct()
    const { video } = await makeFilm(visitor, product, photo.path)
    await sql(
      db.connection(),
      `with works as (
         insert into generations (user_id, product_id, kind, engine, state, params, finished_at, deadline_at)
         select user_id, product_id, 'video', 'local', 'succeeded', '{}', now(), now()
         from videos, generate_series(1, 30) where id = ? returning id)
       insert into videos (generation_id, product_id, user_id, media_id, poster_media_id, prompt, duration_seconds, aspect_ratio)
       select works.id, product_id, user_id, media_id, poster_media_id, prompt, duration_seconds, aspect_ratio
       from works, videos v where v.id = ?`,
      [video.id, video.id]
    )
    const page = `/products/${product}`
    const { props } = await visitor.visit(page)
    assert.lengthOf(props.videos, 24)
    assert.equal(props.product.videos_count, 31)
    const { props: rest } = await visitor.visit(`${page}?before=${props.videos_cursor}`)
    assert.lengthOf(rest.videos, 7)
    assert.isNull(rest.videos_cursor)
  })
})
