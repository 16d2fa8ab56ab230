import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import { describeApi } from '#app/api/endpoints/openapi'
import { SCHEMA, typesOf } from '../../../../clients/typescript/generate.js'
import { createVitrineClient, type VitrineClient } from '../../../../clients/typescript/vitrine.js'
import { creditsOf } from '#tests/support/credits'
import { areaMask } from '#tests/support/mask'
import { photoDataUrl } from '#tests/support/product'
import { madeSound } from '#tests/support/sound'
import { base, merchantWithToken, readAsDescribed } from '#tests/support/public_api'

/** A client whose every answer is compared with the description, and what it has called. */
function checkedClient(token: string) {
  const client = createVitrineClient(base(), token)
  const called = new Set<string>()
  client.use({
    async onResponse({ request, response, schemaPath }) {
      const method = request.method.toLowerCase()
      called.add(`${method} ${schemaPath}`)
      const isJson = response.headers.get('content-type')?.includes('json')
      if (isJson)
        await readAsDescribed(schemaPath.slice('/api/v1'.length), method, response.clone())
    },
  })
  return { client, called }
}

/** What was answered; fails where the call was refused, or only tried. */
async function got<Data>(call: Promise<{ data?: Data; error?: unknown }>) {
  const { data, error } = await call
  if (data === undefined) throw new Error(JSON.stringify(error))
  if (Object.hasOwn(data as object, 'dry_run')) throw new Error('It was only tried')
  return data as Exclude<Data, { dry_run: true }>
}

/** What finished work has made; fails where it goes on. */
async function done<Data>(call: Promise<{ data?: Data; error?: unknown }>) {
  const data = await got(call)
  if (!Object.hasOwn(data as object, 'generation_id')) throw new Error('It was not waited for')
  return data as Extract<Data, { generation_id: string }>
}

/** A product with five photos, made as a program makes it. */
async function makeProduct(client: VitrineClient) {
  const images = await Promise.all([10, 60, 110, 160].map((hue) => photoDataUrl(hue)))
  const body = { name: 'Mug', description: 'A mug.', images }
  const product = await got(client.POST('/api/v1/products', { body }))
  const path = { product: product.id }
  const more = { images: [await photoDataUrl(210)] }
  const { photos } = await got(
    client.POST('/api/v1/products/{product}/photos', { params: { path }, body: more })
  )
  return { path, product, photos: [...product.photos, ...photos] }
}

test.group('The contract of the public API', () => {
  test('every endpoint answers what is described, called by the generated client', async ({
    assert,
  }) => {
    const { api, visitor } = await merchantWithToken()
    const { client, called } = checkedClient(api.plain)
    const { data: document } = await client.GET('/api/v1/openapi.json')
    const credits = await got(client.GET('/api/v1/credits'))
    assert.equal(credits.image_credits, 35)

    const { path, product, photos } = await makeProduct(client)
    assert.deepInclude(product, { name: 'Mug', status: 'draft', is_public: false, is_owner: true })
    assert.lengthOf(photos, 5)
    const params = { path }
    await got(client.POST('/api/v1/products/{product}/train', { params }))
    const shown = await got(client.GET('/api/v1/products/{product}', { params }))
    assert.deepInclude(shown, { status: 'ready', photos_count: 5 })
    const list = await got(client.GET('/api/v1/products'))
    assert.deepInclude(list.products[0], { id: product.id, status: 'ready' })

    const made = await done(
      client.POST('/api/v1/products/{product}/images', {
        params,
        body: {
          prompt: 'on sand',
          negative_prompt: 'flowers',
          num_images: 2,
          image_size: 'portrait_4_3',
          seed: 7,
        },
      })
    )
    assert.lengthOf(made.images, 2)
    const image = firstOf(made.images)
    assert.deepInclude(image, { type: 'image', width: 1080, height: 1350 })
    const larger = await done(
      client.POST('/api/v1/products/{product}/upscale', { params, body: { asset_id: image.id } })
    )
    assert.equal(larger.images[0]!.prompt, 'on sand')
    const edited = await done(
      client.POST('/api/v1/edit-image', {
        body: {
          image: await photoDataUrl(),
          mask: await areaMask(),
          prompt: 'make it brighter',
          num_images: 2,
        },
      })
    )
    assert.lengthOf(edited.processedImages, 2)

    const photo = { path: { ...path, photo: photos[0]!.id } }
    const cutOut = '/api/v1/products/{product}/photos/{photo}/cut-out'
    const cut = await done(client.POST(cutOut, { params: photo }))
    const again = await done(client.POST(cutOut, { params: photo, body: { automatic: true } }))
    assert.deepEqual(again, cut)
    const before = await done(
      client.POST('/api/v1/products/{product}/photos/{photo}/backgrounds', {
        params: photo,
        body: { prompt: 'a beach' },
      })
    )
    assert.deepInclude(before.images[0], { width: 1920, height: 1080 })
    const order = { prompt: 'slow zoom', duration: 5, aspect_ratio: '1:1' } as const
    const film = await done(
      client.POST('/api/v1/products/{product}/videos', {
        params,
        body: { ...order, asset_id: image.id },
      })
    )
    assert.equal(film.video?.prompt, 'slow zoom')
    await got(
      client.POST('/api/v1/products/{product}/videos', {
        params,
        body: { ...order, image: await photoDataUrl(20) },
      })
    )

    const items = photos.slice(0, 3).map((it) => ({ asset_id: it.asset_id }))
    const tried = await client.POST('/api/v1/reels', { body: { items, dry_run: true } })
    assert.deepInclude(tried.data, { dry_run: true, credits: 1, kind: 'video' })
    const reel = await done(
      client.POST('/api/v1/reels', {
        body: {
          items: [{ ...items[0]!, caption: 'Made by hand' }, ...items.slice(1)],
          duration: 6,
          sound: 'own',
          sound_file: `data:audio/wav;base64,${(await madeSound('wav', 2)).toString('base64')}`,
          logo: await photoDataUrl(30),
        },
      })
    )
    assert.include(reel.vtt, 'Made by hand')
    assert.match(reel.alt, /^Reel of 6 seconds/)

    const work = { params: { path: { generation: made.generation_id } } }
    const told = await got(client.GET('/api/v1/generations/{generation}', work))
    assert.equal(told.status, 'succeeded')
    const ended = await got(client.DELETE('/api/v1/generations/{generation}', work))
    assert.equal(ended.status, 'succeeded')
    const { assets } = await got(client.GET('/api/v1/assets', { params: { query: {} } }))
    assert.lengthOf(assets, 9)
    for (const asset of [image.id, cut.image.id, photos[4]!.asset_id]) {
      const file = await client.GET('/api/v1/assets/{asset}/file', {
        params: { path: { asset } },
        parseAs: 'arrayBuffer',
      })
      assert.match(file.response.headers.get('content-type')!, /^image\//)
      const bytes = Number(file.response.headers.get('content-length'))
      assert.equal((file.data as ArrayBuffer).byteLength, bytes)
    }

    assert.equal(await creditsOf(visitor.user.id, 'image'), 29)
    const described = Object.entries((document as { paths: Record<string, object> }).paths)
    assert.sameMembers(
      [...called],
      described.flatMap(([route, methods]) =>
        Object.keys(methods).map((method) => `${method} ${route}`)
      )
    )
  })

  test('bodies that are shown as examples are such as are described', async ({ assert }) => {
    const { paths } = describeApi() as { paths: Record<string, Record<string, Operation>> }
    for (const [path, methods] of Object.entries(paths)) {
      for (const { requestBody } of Object.values(methods)) {
        if (!requestBody) continue
        const { schema, example } = requestBody.content['application/json']
        assert.isObject(example, path)
        assert.containsSubset(Object.keys(schema.properties), Object.keys(example))
        assert.containsSubset(Object.keys(example), schema.required ?? [])
      }
    }
  })

  test('the types of the client are those of the description', async ({ assert }) => {
    const kept = await readFile(SCHEMA, 'utf8')
    const isFresh = kept === (await typesOf(describeApi()))
    assert.isTrue(isFresh, 'Run `npm run api:client` and commit what it writes')
  })
})

interface Operation {
  requestBody?: {
    content: {
      'application/json': { schema: { properties: object; required?: string[] }; example: object }
    }
  }
}
