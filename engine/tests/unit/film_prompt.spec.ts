import { test } from '@japa/runner'
import type { Effects, Moves } from '../../video/film_plan.js'
import { parseFilmPrompt } from '../../video/parse_film_prompt.js'

/** What a prompt asks for, without what it leaves alone. */
function wishes(prompt: string, side = 1) {
  const { plan } = parseFilmPrompt(prompt, side)
  const said = { ...plan.moves, ...plan.effects }
  return Object.fromEntries(
    Object.entries(said).filter(([, value]) => (Array.isArray(value) ? value.length > 0 : value))
  ) as Partial<Moves & Effects>
}

test.group('Words of a film', () => {
  test('{prompt}')
    .with([
      { prompt: 'Zoom in', wanted: { push: 1 } },
      { prompt: 'the camera zooms out slowly', wanted: { push: -1 } },
      { prompt: 'slow push-in on the product', wanted: { push: 1 } },
      { prompt: 'pull back to reveal the scene', wanted: { push: -1 } },
      { prompt: 'dolly in', wanted: { push: 1 } },
      { prompt: 'dolly left', wanted: { truck: -1 } },
      { prompt: 'pan left', wanted: { pan: -1 } },
      { prompt: 'camera panning slowly to the right', wanted: { pan: 1 } },
      { prompt: 'pan from left to right', wanted: { pan: 1 } },
      { prompt: 'tilt up', wanted: { tilt: 1 } },
      { prompt: 'tilting down', wanted: { tilt: -1 } },
      { prompt: 'orbit around the bottle to the left', wanted: { orbit: -1 } },
      { prompt: 'the camera rotates', wanted: { orbit: 1 } },
      { prompt: 'crane up', wanted: { rise: 1 } },
      { prompt: 'camera rising', wanted: { rise: 1 } },
      { prompt: 'move closer', wanted: { push: 1 } },
      { prompt: 'glide to the left', wanted: { truck: -1 } },
      { prompt: 'handheld', wanted: { push: 0, handheld: 1 } },
      { prompt: 'zoom in and orbit right', wanted: { push: 1, orbit: 1 } },
      { prompt: 'static shot with falling snow', wanted: { particles: ['snow'] } },
      { prompt: 'static, light sweep from the left', wanted: { sweep: 1 } },
      { prompt: 'locked, sunrise from the left', wanted: { glow: -1 } },
      { prompt: 'no camera movement, flickering candle light', wanted: { flicker: 1 } },
      { prompt: 'static, sparkling highlights', wanted: { sparkle: 1 } },
      { prompt: 'static, steam rises', wanted: { steam: 1 } },
      { prompt: 'static, petals and dust in the air', wanted: { particles: ['petals', 'dust'] } },
      { prompt: 'zoom in while steam rises and drifts up', wanted: { push: 1, steam: 1 } },
      { prompt: 'static. The light slowly moves from right to left', wanted: { sweep: -1 } },
      { prompt: 'snow drifts down, camera rises', wanted: { rise: 1, particles: ['snow'] } },
      { prompt: 'zoom in, no snow', wanted: { push: 1 } },
      { prompt: 'static with a focus pull', wanted: { focus: 1 } },
    ])
    .run(({ assert }, { prompt, wanted }) => {
      const { push, ...rest } = wanted as Partial<Moves & Effects>
      assert.deepEqual(wishes(prompt), push ? { push, ...rest } : rest)
    })

  test('without a word that it knows it pushes in gently with a light', ({ assert }) => {
    for (const prompt of ['', 'a beautiful video of the product']) {
      const found = wishes(prompt)
      assert.sameMembers(Object.keys(found), ['push', 'truck', 'sweep'])
      assert.isAbove(found.push!, 0)
    }
  })

  test('with an effect alone the camera still moves a little', ({ assert }) => {
    assert.sameMembers(Object.keys(wishes('snow')), ['push', 'truck', 'particles'])
  })

  test('a side that is not said follows the seed', ({ assert }) => {
    assert.equal(wishes('orbit', 1).orbit, 1)
    assert.equal(wishes('orbit', -1).orbit, -1)
    assert.equal(wishes('orbit left', 1).orbit, -1)
  })

  test('words for speed make it slower or faster', ({ assert }) => {
    assert.isBelow(parseFilmPrompt('slowly zoom in', 1).plan.pace, 1)
    assert.isAbove(parseFilmPrompt('fast zoom in', 1).plan.pace, 1)
  })

  test('words that change nothing are named once, in their order', ({ assert }) => {
    const { ignoredWords } = parseFilmPrompt(
      'A cinematic video: zoom in on the mug, a cat jumps over the mug, gentle light',
      1
    )
    assert.deepEqual(ignoredWords, ['mug', 'cat', 'jumps'])
  })
})
