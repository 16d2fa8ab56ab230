import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { engineContext } from '#tests/support/engine_context'
import { createBuiltInEngine, type BuiltInEngine } from '../../built_in/built_in_engine.js'
import type { GenerateInput } from '../../engine.js'
import { EngineError } from '../../engine_error.js'

const EDIT = { picture: 'photo', mask: null, instruction: 'brighter', count: 1, seed: 1 }

test.group('The built-in engine behind the port', (group) => {
  let engine: BuiltInEngine
  let scratch: string

  group.setup(async () => {
    engine = createBuiltInEngine({ threads: 1 })
    scratch = await mkdtemp(join(tmpdir(), 'vitrine-port-'))
    return async () => {
      await engine.close()
      await rm(scratch, { recursive: true })
    }
  })

  const contextOf = (read: () => Promise<Buffer>) => ({
    ...engineContext(scratch, new AbortController().signal),
    read,
  })

  test('fails with what its caller could not read', async ({ assert }) => {
    const gone = new EngineError('reel_item_gone', { place: 2 })
    const context = contextOf(() => Promise.reject(gone))
    const cut = engine.cutout({ photo: 'photo', mask: null }, context)
    assert.strictEqual(await cut.catch((error: unknown) => error), gone)
    const edited = await engine.edit(EDIT, context).catch((error: unknown) => error)
    assert.strictEqual(edited, gone)
  })

  test('may be asked again where reading failed without a reason', async ({ assert }) => {
    const context = contextOf(() => Promise.reject(new Error('The disk is away')))
    const error = await engine.edit(EDIT, context).catch((reason: unknown) => reason)
    assert.instanceOf(error, EngineError)
    assert.deepInclude(error as EngineError, { code: 'engine_failed', retryable: true })
  })

  test('fails by the codes of the port, also a single picture of several', async ({ assert }) => {
    const broken = contextOf(async () => Buffer.from('no picture'))
    const error = await engine.edit(EDIT, broken).catch((reason: unknown) => reason)
    assert.instanceOf(error, EngineError)
    assert.deepInclude(error as EngineError, { category: 'invalid_input', retryable: false })

    const { pictures } = await engine.generate(order({ 'front.png': 'front' }), broken)
    assert.lengthOf(pictures, 2)
    for (const picture of pictures) assert.instanceOf(picture, EngineError)
  })

  test('says of each picture what its caller could not read', async ({ assert }) => {
    const gone = new EngineError('picture_gone')
    const context = contextOf(() => Promise.reject(gone))
    const { pictures } = await engine.generate(order({ 'front.png': 'front' }), context)
    assert.deepEqual(pictures, [gone, gone])
    const missing = await engine.generate(order({}), context)
    assert.deepInclude(missing.pictures[0], { code: 'model_file_missing' })
  })
})

/** Two pictures of a product of one view. */
function order(modelFiles: Record<string, string>): GenerateInput {
  const view = { name: 'front.png', photoId: '1', view: 'Front', quality: 1, gain: [1, 1, 1] }
  return {
    model: { triggerWord: 'mug', description: 'A mug', views: [view] },
    ...{ modelFiles, prompt: 'on a table', negativePrompt: '', count: 2 },
    ...{ width: 256, height: 256, seed: 1, firstIndex: 0 },
  }
}
