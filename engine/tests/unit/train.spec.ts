import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { TrainInput } from '../../contract/input.js'
import { guessName } from '../../identify/guess_name.js'
import { createPlane } from '../../image/raster.js'
import { trainJob } from '../../train/train_job.js'
import { nameView } from '../../train/view_name.js'
import { certainEvidence } from '../../cutout/evidence.js'
import { readPicture } from '../../image/read_picture.js'
import { measureQuality, photoWarnings, rateQuality } from '../../quality/photo_quality.js'
import { jobContext, readSample, readSampleMask, sampleMaskPath } from '../photos.js'

function photo(key: string, originalName: string | null = null): TrainInput['photos'][number] {
  return { key, photoId: key, originalName, mask: null }
}

test.group('Training', (group) => {
  let folder: string

  group.setup(async () => {
    folder = await mkdtemp(join(tmpdir(), 'vitrine-train-'))
    return () => rm(folder, { recursive: true })
  })

  test('names views, finds a near duplicate and says what is wrong with photos', async ({
    assert,
  }) => {
    const copy = join(folder, 'copy.jpg')
    const small = join(folder, 'small.jpg')
    const high = await readSample('mug/high')
    await sharp(high).modulate({ brightness: 1.03 }).jpeg({ quality: 80 }).toFile(copy)
    await sharp(high).resize(300).toFile(small)
    const { views, files } = await trainJob(
      {
        photos: [
          { ...photo('mug/high', 'mug-top.jpg'), mask: 'mask' },
          { ...photo('copy'), mask: 'mask' },
          photo('small'),
        ],
        triggerWord: 'mug',
        description: 'a mug',
      },
      jobContext(folder, { copy, small, mask: sampleMaskPath('mug/high') })
    )
    const of = (id: string) => views.find(({ photoId }) => photoId === id)!
    assert.equal(of('mug/high').view, 'From above')
    const pair = [of('mug/high'), of('copy')]
    assert.lengthOf(
      pair.filter(({ duplicateOf }) => duplicateOf !== null),
      1
    )
    assert.include(
      of('small').warnings.map(({ code }) => code),
      'small'
    )
    assert.isBelow(of('small').quality, of('mug/high').quality)
    assert.sameMembers(
      views.flatMap(({ file }) => file ?? []),
      files.map(({ name }) => name)
    )
  })

  test('a blurred photo is less crisp, and is told so', async ({ assert }) => {
    const bytes = await readSample('perfume/close')
    const mask = await readSampleMask('perfume/close')
    const alpha = { width: 1024, height: 1024, data: Float32Array.from(mask) }
    const measure = async (picture: Buffer) => {
      const { raster } = await readPicture(picture, 1024)
      return measureQuality(raster, alpha, certainEvidence(alpha), 1)
    }
    const crisp = await measure(bytes)
    const blurred = await measure(await sharp(bytes).blur(16).toBuffer())
    assert.isEmpty(photoWarnings(crisp))
    assert.include(
      photoWarnings(blurred).map(({ code }) => code),
      'blurred'
    )
    assert.isBelow(blurred.sharpness, crisp.sharpness / 3)
    assert.isBelow(rateQuality(blurred, 1), rateQuality(crisp, 1))
    const onItsOwnColor = { ...crisp, shared: 0.4 }
    assert.isBelow(rateQuality(onItsOwnColor, 1), 0.85 * rateQuality(crisp, 1))
  })

  test('a file called {0} shows {1}')
    .with([
      ['bag-front.jpg', 'Front'],
      ['IMG_top_2.jpeg', 'From above'],
      ['back view.png', 'Back'],
      ['chair 3-4.jpg', 'Three-quarter'],
      ['laptop.jpg', 'Front'],
    ] as const)
    .run(({ assert }, [name, view]) => {
      assert.equal(nameView(name, createPlane(8, 8)), view)
    })

  test('{names} are called {guess}')
    .with([
      { names: ['blue-mug-front.jpg', 'blue-mug-2.jpg', 'IMG_2231.jpg'], guess: 'Blue mug' },
      { names: ['IMG_0001.jpg', 'DSC0002.jpg'], guess: null },
      { names: ['LeatherBag_side.png', 'LeatherBag_top.png'], guess: 'Leather bag' },
      { names: [null, null], guess: null },
    ])
    .run(({ assert }, { names, guess }) => {
      assert.equal(guessName(names), guess)
    })
})
