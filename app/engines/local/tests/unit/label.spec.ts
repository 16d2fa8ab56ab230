import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp from 'sharp'
import type { Picture } from '../../../engine.js'
import { boundingBox, mapPlane, type Plane } from '../../image/raster.js'
import { readPicture } from '../../image/read_picture.js'
import { generateJob } from '../../scene/generate_job.js'
import type { JobContext } from '../../threads/job_context.js'
import { trainJob } from '../../train/train_job.js'
import { centerOf, sidesOf } from '../../vision/text/corners.js'
import { decodeCtc } from '../../vision/text/ctc.js'
import { labelOf } from '../../vision/text/label_of.js'
import { lineBoxes } from '../../vision/text/line_boxes.js'
import { countFound } from '../../vision/text/match_words.js'
import { readAgain } from '../../vision/text/read_again.js'
import { readLabel } from '../../vision/text/read_label.js'
import type { TextLine } from '../../vision/text/text_line.js'
import { VisionFault } from '../../vision/vision_fault.js'
import { jobContext, readSample, readSampleMaskFile } from '../photos.js'
import { seeingContext } from '../seeing.js'

const VIEWS = ['close', 'front', 'high', 'low', 'three-quarter-left', 'three-quarter-right']

test.group('Words of a line', () => {
  /** Chances of nothing, `a`, `b` and a space at each step, the rest of which is nothing. */
  function wordsOf(steps: [a: number, b: number, space: number][]) {
    const chances = steps.flatMap(([a, b, space]) => [1 - a - b - space, a, b, space])
    return decodeCtc(Float32Array.from(chances), ['', 'a', 'b', ' '])
  }

  test('keep one of a character that goes on, and both where there is a gap between them', ({
    assert,
  }) => {
    const words = wordsOf([
      [0.9, 0, 0],
      [0.8, 0, 0],
      [0, 0, 0],
      [0.7, 0, 0],
      [0, 0.8, 0],
    ])
    assert.deepEqual(
      words.map(({ text }) => text),
      ['aab']
    )
    assert.approximately(words[0].confidence, 0.8, 1e-6)
  })

  test('end where a space is likely, though the network prefers none', ({ assert }) => {
    const words = wordsOf([
      [0.9, 0, 0],
      [0, 0, 0.2],
      [0, 0.6, 0],
      [0, 0, 0.9],
      [0, 0, 0.01],
      [0.9, 0, 0],
      [0, 0, 0.01],
      [0, 0.9, 0],
    ])
    assert.deepEqual(
      words.map(({ text }) => text),
      ['a', 'b', 'ab']
    )
  })
})

test.group('Lines of text', () => {
  /** A bar of `long` by 8 pixels round the middle, turned by some degrees. */
  function bar(long: number, degrees: number): Plane {
    const turn = (degrees * Math.PI) / 180
    const size = { width: 160, height: 160 }
    return mapPlane(size, (i) => {
      const [x, y] = [(i % 160) - 79.5, Math.floor(i / 160) - 79.5]
      const along = x * Math.cos(turn) + y * Math.sin(turn)
      const down = y * Math.cos(turn) - x * Math.sin(turn)
      return Math.abs(along) < long / 2 && Math.abs(down) < 4 ? 0.9 : 0
    })
  }

  test('have the box of their core, grown, as they lie: {$self} degrees')
    .with([0, 20, -30])
    .run(({ assert }, degrees) => {
      const [corners, ...others] = lineBoxes(bar(80, degrees))
      assert.isEmpty(others)
      const { length, height } = sidesOf(corners)
      assert.closeTo(length, 80 + 11, 3)
      assert.closeTo(height, 8 + 11, 3)
      assert.closeTo(centerOf(corners).x, 80, 1)
      const [a, b] = corners
      assert.closeTo((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI, degrees, 2)
    })

  test('that are upright run downwards', ({ assert }) => {
    const [[a, b, , d]] = lineBoxes(bar(80, 90))
    assert.isAbove(b.y, a.y + 70)
    assert.isBelow(d.x, a.x - 10)
  })

  test('are not faint spots', ({ assert }) => {
    const faint = bar(80, 0)
    faint.data.forEach((value, i) => (faint.data[i] = value / 2))
    assert.isEmpty(lineBoxes(faint))
  })
})

test.group('Words that are found again', () => {
  test('{words} in {seen}: {found}')
    .with([
      { words: 'EAU DE PARFUM', seen: 'eaudeparfum', found: 3 },
      { words: 'Café', seen: 'CAFE', found: 1 },
      { words: 'TRANSATLANTIC', seen: 'TRAN5ATLANTlC', found: 1 },
      { words: 'cream', seen: 'crcam', found: 1 },
      { words: 'cream', seen: 'crumb', found: 0 },
      { words: 'IPA', seen: 'IDA', found: 0 },
      { words: 'VERDE DE', seen: 'VERDE', found: 1 },
      { words: 'oil oil', seen: 'oil', found: 1 },
      { words: '横越大西洋', seen: '横越太西洋', found: 1 },
      { words: 'AURELLE', seen: '', found: 0 },
    ])
    .run(({ assert }, { words, seen, found }) => {
      assert.equal(countFound(words.split(' '), [seen]), found)
    })

  test('are not put together from two texts', ({ assert }) => {
    assert.equal(countFound(['perfume'], ['perf', 'ume']), 0)
  })
})

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
    const alpha = mapPlane(raster, (i) => grey[i] / 255)
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
      lines.map(({ words }) => words.join(' ').replace('50 ml', '50ml')),
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
        const [kind, name] = key.split(':')
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
      const perfume = (await linesOn(`perfume/${view}`)).join(' ').replace('50 ml', '50ml')
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
