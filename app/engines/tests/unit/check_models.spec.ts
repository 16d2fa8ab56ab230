import { readFile } from 'node:fs/promises'
import ace from '@adonisjs/core/services/ace'
import { test } from '@japa/runner'
import EngineModels from '#app/operator/commands/engine_models'
import { FalEmulator } from '#tests/support/fal/emulator'
import { falSettings } from '#tests/support/fal/engine'
import { SCHEMAS } from '#tests/support/fal/schemas'
import { fieldsOf } from '#tests/support/fal/client_types'
import { fetchFacts } from '../../fal/fetch_facts.js'
import { FAL_MODELS } from '../../fal/models/table.js'
import { compareModels } from '../../remote/check/compare_models.js'
import { ReplicateEmulator } from '#tests/support/replicate/emulator'
import { replicateSettings } from '#tests/support/replicate/engine'
import { fetchFacts as fetchReplicateFacts } from '../../replicate/fetch_facts.js'
import { REPLICATE_MODELS } from '../../replicate/models/table.js'
import { endWarnings } from '../../remote/models/ends.js'
import type { ModelRow } from '../../remote/models/row.js'

const EDITOR = 'fal-ai/nano-banana-2/edit'
const ROWS = Object.values(FAL_MODELS).flat() as ModelRow[]

test.group('Models of fal', (group) => {
  let emulator: FalEmulator

  group.each.setup(async () => {
    emulator = await FalEmulator.start()
    return () => emulator.stop()
  })

  const compare = () => compareModels(ROWS, (ids) => fetchFacts(falSettings(emulator), ids))

  test('are as the provider says', async ({ assert }) => {
    assert.deepEqual(await compare(), [])
  })

  test('that changed, went or are to end are named with what is otherwise', async ({ assert }) => {
    const { schemas, prices, deprecated } = emulator.catalogue
    const { properties } = schemas[EDITOR]!
    properties!.pictures = properties!.image_urls!
    delete properties!.image_urls
    schemas[EDITOR]!.required = ['prompt', 'pictures']
    properties!.resolution = { enum: ['2K'] }
    prices.set(EDITOR, [0.1, 'images'])
    prices.set('fal-ai/flux-2-trainer', [0.0064, 'images'])
    delete schemas['fal-ai/esrgan']
    deprecated.add('fal-ai/birefnet/v2')
    const found = (await compare()).map(({ id, problem }) => `${id} ${problem}`)
    assert.sameMembers(found, [
      `${EDITOR} pictures is required`,
      `${EDITOR} image_urls is not known`,
      `${EDITOR} resolution does not take "1K"`,
      `${EDITOR} costs 10 cents a picture, not 8`,
      'fal-ai/flux-2-trainer is billed by images, not by step',
      'fal-ai/esrgan is not there any more',
      'fal-ai/birefnet/v2 is to end',
    ])
  })

  test('cannot be compared when the provider is away or refuses the key', async ({ assert }) => {
    const refused = falSettings(emulator, { key: 'wrong' })
    await assert.rejects(() => fetchFacts(refused, [EDITOR]), /fal answers 401/)
  })

  test('are emulated with the fields that the types of the client have', async ({ assert }) => {
    const types = await readFile(
      new URL(import.meta.resolve('@fal-ai/client/endpoints')).pathname.replace(/js$/, 'd.ts'),
      'utf8'
    )
    let known = 0
    for (const [id, { properties, required }] of Object.entries(SCHEMAS)) {
      const fields = fieldsOf(types, id)
      if (!fields) continue
      known++
      assert.sameMembers(Object.keys(properties!), [...fields.keys()], id)
      for (const [name, { isRequired, choices }] of fields) {
        assert.equal(required!.includes(name), isRequired, `${id} ${name}`)
        const { enum: taken } = properties![name]!
        if (taken) assert.sameMembers(taken, choices, `${id} ${name}`)
      }
    }
    assert.isAbove(known, 10)
  })
})

test.group('Models of Replicate', () => {
  test('take the fields that we send, as far as Replicate has them', async ({
    assert,
    cleanup,
  }) => {
    const emulator = await ReplicateEmulator.start()
    cleanup(() => emulator.stop())
    const rows = Object.values(REPLICATE_MODELS).flat() as ModelRow[]
    const compare = (some: readonly ModelRow[]) =>
      compareModels(some, (ids) => fetchReplicateFacts(replicateSettings(emulator), ids))
    assert.deepEqual(await compare(rows), [])
    const [editor] = REPLICATE_MODELS.edit
    const wrong: ModelRow<'edit'> = { ...editor!, fields: { prompt: 'words' } }
    assert.deepEqual(await compare([wrong as ModelRow, { ...rows[0]!, id: 'some/model' }]), [
      { id: editor!.id, problem: 'prompt is required' },
      { id: editor!.id, problem: 'words is not known' },
      { id: 'some/model', problem: 'is not there any more' },
    ])
  })
})

test.group('Ends of models', () => {
  const { video } = FAL_MODELS
  const chosen = (ends: string) =>
    ({ video: { ...video[0]!, ends } }) as unknown as Parameters<typeof endWarnings>[0]
  const on = (day: string) => endWarnings(chosen('2027-03-15'), FAL_MODELS, new Date(day))

  test('are told from 60 days before, with what could take their place', ({ assert }) => {
    assert.deepEqual(on('2027-01-13'), [])
    assert.match(on('2027-01-14').join(), /video, fal-ai\/kling.* ends on 2027-03-15, in 60 days/)
    assert.include(on('2027-01-14').join(), `In its place: ${video[1]!.id}`)
    assert.match(on('2027-03-16').join(), /has ended on 2027-03-15/)
  })
})

test.group('engine:models', (group) => {
  group.each.teardown(() => ace.ui.switchMode('normal'))

  test('lists the models with what they take and cost, and says when there is nobody to ask', async ({
    assert,
  }) => {
    ace.ui.switchMode('raw')
    const command = await ace.create(EngineModels, ['--check'])
    await command.exec()
    const said = command.ui.logger.getLogs().map(({ message }) => message)
    const row = said.find((line) => line.includes(EDITOR))!
    assert.match(row, /edit.*8 a picture.*14 references.*seed/)
    assert.match(said.join('\n'), /nano-banana-2\.1\/edit.*about 4\.4, by tokens/)
    assert.match(said.join('\n'), /kling-video\/v2\.6.*sound \(14 a unit\), 5 or 10 s/)
    assert.match(said.join('\n'), /No provider is in use/)
    assert.equal(command.exitCode, 0)
  })
})
