import { access } from 'node:fs/promises'
import { test } from '@japa/runner'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { sceneCode } from '../../scene/scene_code.js'
import { createPlane } from '../../image/raster.js'
import { createLight } from '../../scene/light_planes.js'
import { layOver, surfaceIn } from '../../scene/sets/lay_table.js'
import { listSets } from '../../scene/sets/set_data.js'
import { sceneMessage } from '#app/work/transformers/scene_message'

/** A prompt for each scene that differs clearly from all others. */
const SCENES =
  `in a studio; in a red studio; on a round podium; on white marble; on an oak table; on walnut; on pine;
  on concrete; on dark slate in the mountains; on linen; at the beach; on mossy stone; on tiles; in a kitchen; in a bathroom;
  on a bookshelf; on a desk; in a cafe; in the garden; in the snow; autumn leaves; with flowers; on water under the sky;
  neon club; city at night; christmas; in the desert; on black marble, luxury; brick loft; in a nursery; pet corner;
  under a blue sky; rocky mountains; on oak before a brick wall; on a glossy floor`
    .split(';')
    .map((prompt) => prompt.trim())

test.group('Sets', () => {
  test('every set is whole: its views, light, depth and surfaces', async ({ assert }) => {
    const sets = [...listSets().values()]
    assert.isAtLeast(sets.length, 12)
    for (const { name, folder, views } of sets) {
      assert.includeMembers(
        views.map((view) => view.name),
        ['eye', 'high'],
        name
      )
      for (const { files, tintColors = {}, stand, width, height } of views) {
        const { key, fill, depth, tints } = files
        for (const file of [key, fill, depth, ...Object.values(tints)]) await access(folder + file)
        assert.sameMembers(Object.keys(tints), Object.keys(tintColors))
        assert.isTrue(stand.x > 0 && stand.x < width && stand.y > 0 && stand.y < height)
      }
    }
  })

  test('prompts lead to at least 24 different scenes, every set among them', ({ assert }) => {
    const scenes = SCENES.map((prompt) => parsePrompt(prompt, ''))
    for (const [index, { ignoredWords }] of scenes.entries()) {
      assert.isEmpty(ignoredWords, SCENES[index])
    }
    assert.isAtLeast(new Set(scenes.map(({ scene }) => sceneCode(scene))).size, 24)
    const standing = ['in a living room', 'in a kitchen', 'in a loft', 'in a garden'].map(
      (prompt) => parsePrompt(prompt, '', '', true)
    )
    const shown = new Set([...scenes, ...standing].flatMap(({ scene }) => scene.set?.name ?? []))
    assert.includeMembers([...shown, 'concrete-podium', 'studio-arch'], [...listSets().keys()])
  })

  test('"{0}" is shown in {1}')
    .with([
      ['on marble', 'marble'],
      ['a marble table in the kitchen', null],
      ['on black marble', 'black-marble'],
      ['on walnut with bokeh, warm evening light', 'cafe'],
      ['neon light at night', 'neon'],
      ['under a blue sky', 'clouds'],
      ['in a park with trees', 'garden-table'],
      ['on a bathroom shelf', 'bathroom'],
      ['on marble with a candle', 'marble'],
      ['for the baby', 'nursery'],
      ['for the baby, on an oak shelf', 'bookshelf'],
      ['on a walnut desk in warm light', 'desk'],
      ['a clean marble table', 'marble'],
      ['on marble before a green wall', 'marble'],
      ['christmas with bokeh', 'festive'],
      ['on a podium', 'studio-arch'],
      ['on a concrete podium', 'concrete-podium'],
      ['in a studio', null],
      ['on a concrete floor', 'loft'],
      ['on concrete', 'loft-table'],
      ['on a wooden floor', 'room'],
      ['on a marble shelf', 'marble'],
      ['on a rock in a river', 'water'],
      ['on a terrace', 'garden-table'],
      ['on a white bed', 'linen'],
    ] as const)
    .run(({ assert }, [prompt, set]) => {
      assert.equal(parsePrompt(prompt, '').scene.set?.name ?? null, set)
    })

  test('"{0}" stands on what is named first, and says that nothing shows the rest')
    .with([
      ['on marble with leather straps', 'set.marble'],
      ['on oak with leather straps', 'set.wood-table'],
    ] as const)
    .run(({ assert }, [prompt, code]) => {
      const { scene, ignoredWords } = parsePrompt(prompt, '')
      assert.equal(sceneCode(scene), code)
      assert.deepEqual(ignoredWords, ['leather', 'straps'])
    })

  test('"{0}" keeps the surface: {1}')
    .with([
      ['on a marble table with flowers', 'set.flowers.marble'],
      ['with flowers on concrete', 'set.flowers.concrete'],
      ['on a white tablecloth with flowers', 'set.flowers.linen'],
      ['on a wooden table with flowers before a beige wall', 'wood.blossoms'],
      ['on a stone floor', 'slate.plain'],
      ['on a brick floor', 'bricks.plain'],
      ['on a metal table', 'metal.plain'],
      ['on a stainless steel counter in a kitchen', 'metal.window'],
      ['on a red metal shelf', 'metal.window'],
      ['on brown leather', 'leather.plain'],
      ['on a carpet in a living room', 'carpet.window'],
      ['on a glass table', 'gloss.plain'],
      ['on grass', 'grass.foliage'],
      ['on a concrete wall', 'concrete.covered'],
      ['on marble before a wooden wall', 'marble.covered'],
      ['on a wooden deck by the pool', 'wood.sea'],
    ] as const)
    .run(({ assert }, [prompt, code]) => {
      const { scene, ignoredWords } = parsePrompt(prompt, '')
      assert.equal(sceneCode(scene), code)
      assert.isEmpty(ignoredWords)
      assert.notEqual(sceneMessage(code), code)
    })

  test('what a thing is made of is no scene, and what no picture shows is named', ({ assert }) => {
    const lidded = parsePrompt('a jar with a metal lid on marble', 'jar')
    assert.equal(lidded.scene.set?.name, 'marble')
    assert.deepEqual(lidded.ignoredWords, ['metal', 'lid'])
    const wet = parsePrompt('on black slate with water drops', '')
    assert.equal(sceneCode(wet.scene), 'slate.plain')
    assert.deepEqual(wet.ignoredWords, ['water drops'])
    assert.deepEqual(parsePrompt('in a gym', '').ignoredWords, ['gym'])
    const without = parsePrompt('on oak before a concrete wall', '', 'concrete').scene
    assert.equal(without.backdrop.name, 'plain')
  })

  test('a set is laid with the surface that was named, and with that alone', async ({ assert }) => {
    const { scene } = parsePrompt('on a marble table with flowers', '')
    const view = listSets().get('flowers')!.views[0]
    const wanted = {
      crop: { left: 0, top: 0, width: view.width, height: view.height },
      width: 96,
      height: 96,
      mirrored: false,
    }
    const colors = surfaceIn(view, scene.set!.laid!, wanted, 1)
    const light = createLight(96, 96)
    for (const { data } of light) data.fill(0.5)
    const where = createPlane(96, 96)
    where.data.fill(1, 96 * 80)
    layOver(light, where, view.tintColors!['table']!, colors)
    assert.equal(light[0].data[0], 0.5)
    const [red, , blue] = light.map(({ data }) => data[96 * 90 + 48]!)
    const [r, , b] = view.tintColors!['table']!
    assert.closeTo(
      red! / blue!,
      (colors[0].data[96 * 90 + 48]! * b) / (colors[2].data[96 * 90 + 48]! * r),
      1e-4
    )
  })
})
