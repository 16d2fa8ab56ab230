import router from '@adonisjs/core/services/router'
import { Validator } from '@seriousme/openapi-schema-validator'
import { test } from '@japa/runner'
import { ABILITIES } from '#app/api/tokens/abilities'
import { base } from '#tests/support/public_api'

const load = async () => (await fetch(new URL('/api/v1/openapi.json', base()))).json()

interface Operation {
  operationId: string
  parameters?: { name: string; in: string; schema: object }[]
  requestBody?: { content: { 'application/json': { schema: Record<string, unknown> } } }
  responses: Record<string, unknown>
}

test.group('The description of the public API', () => {
  test('it is sound OpenAPI 3.1 and can be read without a token', async ({ assert }) => {
    const validator = new Validator()
    const { valid, errors } = await validator.validate(await load())
    assert.isTrue(valid, JSON.stringify(errors))
    assert.equal(validator.version, '3.1')
  })

  test('every route of the API is in it, and nothing else', async ({ assert }) => {
    const { paths } = await load()
    const described = Object.entries(paths as Record<string, object>).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`)
    )
    const routed = Object.values(router.toJSON())
      .flat()
      .filter(({ pattern }) => pattern.startsWith('/api/v1/'))
      .flatMap(({ methods, pattern }) =>
        methods
          .filter((method) => method !== 'HEAD')
          .map((method) => `${method.toLowerCase()} ${pattern.replaceAll(/:(\w+)/g, '{$1}')}`)
      )
    assert.sameMembers(described, routed)
  })

  test('what checks a call also describes it', async ({ assert }) => {
    const { paths } = await load()
    const operation: Operation = paths['/api/v1/products/{product}/images'].post
    const { schema } = operation.requestBody!.content['application/json']
    assert.deepInclude(schema.properties, {
      num_images: { type: 'integer', minimum: 1, maximum: 10 },
      image_size: { enum: ['portrait_4_3', 'landscape_4_3', 'square_hd'] },
    })
    assert.deepEqual(schema.required, ['prompt'])
    assert.containsSubset(Object.keys(operation.responses), ['200', '202', '401', '422', '429'])
  })

  test('ids are of one type in addresses and in answers', async ({ assert }) => {
    const { paths, components } = await load()
    const { Product, Photo, Generation, Asset } = components.schemas
    const answered = { product: Product, photo: Photo, generation: Generation, asset: Asset }
    const inPaths = Object.values(paths as Record<string, Record<string, Operation>>)
      .flatMap((methods) => Object.values(methods).flatMap(({ parameters = [] }) => parameters))
      .filter((parameter) => parameter.in === 'path')
    assert.isAbove(inPaths.length, 10)
    for (const { name, schema } of inPaths) {
      assert.deepEqual(schema, answered[name as keyof typeof answered].properties.id, name)
    }
  })

  test('operations have names of their own and tell the permission that they need', async ({
    assert,
  }) => {
    const text = JSON.stringify(await load())
    const ids = [...text.matchAll(/"operationId":"(\w+)"/g)].map(([, id]) => id)
    assert.lengthOf([...new Set(ids)], ids.length)
    for (const ability of ABILITIES) assert.include(text, `\`${ability}\``)
  })
})
