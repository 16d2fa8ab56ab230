import { test } from '@japa/runner'
import { InferenceSession, Tensor } from 'onnxruntime-node'
import { translateAnime4k } from '../../vision/anime4k.js'
import { writeOnnx } from '../../vision/onnx_model.js'
import { VisionFault } from '../../vision/vision_fault.js'

const SIDE = 6

/** Weights of a convolution to four channels, of which all are 0 but those given as [place, from, to, value]. */
function quad(places: number, given: [place: number, from: number, to: number, value: number][]) {
  const weights = Array.from({ length: places * 16 }, () => 0)
  for (const [place, from, to, value] of given) weights[place * 16 + from * 4 + to] = value
  return { weights, bias: [0, 0, 0, 0] }
}

/** The first channel it sees is the red to the right, the second -.5. */
const first = { ...quad(9, [[2 * 3 + 1, 0, 0, 1]]), bias: [0, -0.5, 0, 0] }

/** Red gets what was seen, above and to the left in each square of four; green a quarter of .5 below and to the left. */
const layers = {
  conv2d_tf: first,
  conv2d_last_tf: quad(2, [[0, 0, 0, 1]]),
  conv2d_last_tf1: quad(2, [[1, 1, 2, 0.25]]),
  conv2d_last_tf2: quad(2, []),
}

test.group('Networks of Anime4K', () => {
  test('see the right as the right, both signs of what they see, and each place of a pixel', async ({
    assert,
  }) => {
    const session = await InferenceSession.create(
      writeOnnx(translateAnime4k(JSON.stringify({ layers }))),
      { logSeverityLevel: 3 }
    )
    const picture = new Float32Array(3 * SIDE * SIDE)
    // Red rises to the right and downwards; green is even, and blue is none.
    const redAt = (x: number, y: number) => 10 * x + y
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) picture[y * SIDE + x] = redAt(x, y)
    }
    picture.fill(50, SIDE * SIDE, 2 * SIDE * SIDE)
    const input = new Tensor('float32', picture, [1, 3, SIDE, SIDE])
    const { output } = await session.run({ input })
    await session.release()
    assert.deepEqual([...output!.dims], [1, 3, 2 * SIDE, 2 * SIDE])
    const made = output!.data as Float32Array
    const at = (channel: number, x: number, y: number) =>
      made[(channel * 2 * SIDE + y) * 2 * SIDE + x]
    for (const [x, y] of [
      [2, 2],
      [3, 2],
      [2, 3],
    ]) {
      for (const [right, down] of [
        [0, 0],
        [1, 0],
        [0, 1],
        [1, 1],
      ]) {
        const place = [2 * x! + right!, 2 * y! + down!] as const
        const stretched = redAt(x! + right! / 2 - 0.25, y! + down! / 2 - 0.25)
        const added = right! + down! === 0 ? redAt(x! + 1, y!) : 0
        // A quarter of what was added is lost when the square is one pixel again; half of that comes back.
        const back = (stretched + 10) / 8
        assert.closeTo(at(0, ...place)!, stretched + added - back, 1e-3)
        const green = right === 0 && down === 1 ? 0.5 * 0.25 * 255 : 0
        assert.closeTo(at(1, ...place)!, 50 + green - (0.5 * 0.25 * 255) / 8, 1e-3)
        assert.closeTo(at(2, ...place)!, 0, 1e-3)
      }
    }
  })

  test('whose numbers are too few, or whose last step is missing, are not used', ({ assert }) => {
    const open = { conv2d_tf: first }
    const short = { ...layers, conv2d_tf: quad(8, []) }
    for (const other of [open, short]) {
      const translate = () => translateAnime4k(JSON.stringify({ layers: other }))
      assert.throws(translate, VisionFault)
    }
  })
})
