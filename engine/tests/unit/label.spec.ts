import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import { firstOnes } from '#app/core/elements'
import type { Picture } from '../../contract/output.js'
import { boundingBox, mapPlane } from '../../image/raster.js'
import { readPicture } from '../../image/read_picture.js'
import { generateJob } from '../../scene/generate_job.js'
import type { JobContext } from '../../threads/job_context.js'
import { trainJob } from '../../train/train_job.js'
import { labelOf } from '../../vision/text/label_of.js'
import { countFound } from '../../vision/text/match_words.js'
import { readAgain } from '../../vision/text/read_again.js'
import { readLabel } from '../../vision/text/read_label.js'
import type { TextLine } from '../../vision/text/text_line.js'
import { VisionFault } from '../../vision/vision_fault.js'
import { jobContext, readSample, readSampleMaskFile } from '../photos.js'
import { seeingContext } from '../seeing.js'

const VIEWS = ['close', 'front', 'high', 'low', 'three-quarter-left', 'three-quarter-right']

test.group('Labels', (group) => {
  const seeing = seeingContext()
  group.teardown(() => seeing.close())

  /** What is written on a sample, a line each. */
  async function linesOn(name: string): Promise<string[]> {
    const { raster } = await readPicture(await readSample(name), 1024)
    const grey = await sharp(await readSampleMaskFile(name))
      .toColourspace('b-w')
      .raw()
      .toBuffer()
    const alpha = mapPlane(raster, (i) => grey[i]! / 255)
    const lines = await labelOf(raster, alpha, boundingBox(alpha, 0.5)!, seeing.context)
    return lines!.map(({ words }) => words.join(' '))
  }

  test('are read, also turned, and found again in a picture until they are too small', async ({
    assert,
  }) => {
    const label = sharp(await readSample('perfume/front')).extract({
      left: 400,
      top: 480,
      width: 260,
      height: 220,
    })
    const readFrom = async (bytes: Buffer) => {
      const { raster } = await readPicture(bytes, 1024)
      return { raster, lines: (await readLabel(raster, null, seeing.context)) ?? [] }
    }
    const { raster, lines } = await readFrom(await label.png().toBuffer())
    assert.deepEqual(
      lines.map(({ words }) => words.join(' ')),
      ['AURELLE', 'EAU DE PARFUM', '50ml']
    )
    const upsideDown = await readFrom(await label.clone().rotate(180).png().toBuffer())
    assert.include(
      upsideDown.lines.flatMap(({ words }) => words),
      'AURELLE'
    )

    const { width, height } = raster
    const shares: TextLine[] = lines.map(({ words, corners: [a, b, c, d] }) => {
      const share = ({ x, y }: { x: number; y: number }) => ({ x: x / width, y: y / height })
      return { words, corners: [share(a), share(b), share(c), share(d)] }
    })
    const words = lines.flatMap((line) => line.words).length
    const place = { left: 0, top: 0, right: width, bottom: height }
    assert.deepEqual(await readAgain(raster, shares, place, seeing.context), { words, read: words })
    const small = await readPicture(await label.clone().resize(40).png().toBuffer(), 1024)
    const tiny = { ...place, right: small.raster.width, bottom: small.raster.height }
    const left = await readAgain(small.raster, shares, tiny, seeing.context)
    assert.equal(left!.words, words)
    assert.isBelow(left!.read, words - 1)
  })

  test('are kept at training, and told of each picture', async ({ assert, cleanup }) => {
    const scratch = await mkdtemp(join(tmpdir(), 'vitrine-label-'))
    cleanup(() => rm(scratch, { recursive: true }))
    const context: JobContext = {
      ...seeing.context,
      scratch,
      networks: new Set(['lettering', 'direction', 'reading']),
      read: (key) => {
        const [kind, name] = firstOnes(key.split(':'), 2)
        if (kind === 'made') return readFile(join(scratch, name))
        return kind === 'mask' ? readSampleMaskFile(name) : readSample(name)
      },
    }
    const told = async (name: string) => {
      const photo = { key: `photo:${name}`, photoId: name, originalName: null }
      const { model, files } = await trainJob(
        { photos: [{ ...photo, mask: `mask:${name}` }], triggerWord: 'it', description: '' },
        context
      )
      const { pictures } = await generateJob(
        {
          model,
          modelFiles: Object.fromEntries(files.map((file) => [file.name, `made:${file.name}`])),
          ...{ prompt: 'on a marble table', negativePrompt: '', count: 1, seed: 1, firstIndex: 0 },
          ...{ width: 1024, height: 1024 },
        },
        context
      )
      return pictures[0] as Picture
    }
    assert.deepEqual((await told('perfume/low')).label, { words: 5, read: 5 })
  })

  test('of all sample photos are read, and nothing where nothing is written', async ({
    assert,
  }) => {
    for (const view of VIEWS) {
      const perfume = (await linesOn(`perfume/${view}`)).join(' ')
      assert.equal(perfume, 'AURELLE EAU DE PARFUM 50ml', view)
      const jar = await linesOn(`jar/${view}`)
      assert.equal(countFound(['VERDE', 'face', 'cream'], jar), 3, `${view}: ${jar.join(' / ')}`)
      for (const plain of ['mug', 'stool', 'lamp', 'handbag']) {
        assert.isEmpty(await linesOn(`${plain}/${view}`), `${plain}/${view}`)
      }
    }
  }).tags(['@long'])
})

test.group('Labels without networks', () => {
  test('where nothing is written nothing is counted', async ({ assert }) => {
    const { raster } = await readPicture(await readSample('mug/front', 64), 64)
    const place = { left: 0, top: 0, right: 64, bottom: 64 }
    assert.isNull(await readAgain(raster, [], place, jobContext('.')))
  })

  test('that are not there, or do not load, are not read', async ({ assert }) => {
    const { raster } = await readPicture(await readSample('perfume/front', 256), 256)
    assert.isNull(await readLabel(raster, null, jobContext('.')))
    const faulty = {
      ...jobContext('.'),
      networks: new Set(['lettering', 'direction', 'reading'] as const),
      infer: () => Promise.reject(new VisionFault('The runtime does not load here.')),
    }
    assert.isNull(await readLabel(raster, null, faulty))
    const corners = [
      { x: 0, y: 0 },
      { x: 1, y: 0 },
      { x: 1, y: 1 },
      { x: 0, y: 1 },
    ] as const
    const place = { left: 0, top: 0, right: 99, bottom: 99 }
    assert.isNull(await readAgain(raster, [{ words: ['AURELLE'], corners }], place, faulty))
  })
})
