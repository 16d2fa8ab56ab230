import { access } from 'node:fs/promises'
import { test } from '@japa/runner'
import { parsePrompt } from '../../scene/parse_prompt.js'
import { sceneCode } from '../../scene/scene_code.js'
import { listSets } from '../../scene/sets/set_data.js'

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
    ] as const)
    .run(({ assert }, [prompt, set]) => {
      assert.equal(parsePrompt(prompt, '').scene.set?.name ?? null, set)
    })
})
