import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import sharp, { type Sharp } from 'sharp'
import { firstOf } from '#app/core/elements'
import { compareJob } from '../../compare/compare_job.js'
import { readLabelJob } from '../../compare/read_label_job.js'
import { JobError } from '../../contract/job_error.js'
import type { Picture } from '../../contract/output.js'
import { editJob } from '../../edit/edit_job.js'
import type { JobContext } from '../../threads/job_context.js'
import { packshotJob } from '../../packshot/packshot_job.js'
import type { ThreadPictures } from '../../threads/protocol.js'
import { upscaleJob } from '../../upscale/upscale_job.js'
import { jobContext, readSample, readSampleMaskFile } from '../photos.js'
import { seeingContext } from '../seeing.js'

const PHOTO = 'perfume/front'

/** As jobs of one photo and its mask call it. */
async function during(
  base: JobContext,
  job: (context: JobContext) => Promise<ThreadPictures>
): Promise<Picture['label']> {
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-label-'))
  try {
    const read = async (key: string) =>
      key === 'mask' ? readSampleMaskFile(PHOTO) : readSample(PHOTO)
    const { pictures } = await job({ ...base, scratch, read })
    return (firstOf(pictures) as Picture).label
  } finally {
    await rm(scratch, { recursive: true })
  }
}

const changed = (base: JobContext, instruction: string, mask: string | null = 'mask') =>
  during(base, (context) =>
    editJob({ picture: 'photo', mask, area: null, instruction, count: 1, seed: 1 }, context)
  )

const onWhite = (base: JobContext) =>
  during(base, (context) =>
    packshotJob(
      {
        photo: 'photo',
        mask: 'mask',
        width: 1000,
        height: 1000,
        fill: 0.85,
        format: 'jpeg',
        maxBytes: null,
      },
      context
    )
  )

const enlarged = (base: JobContext) =>
  during(base, (context) => upscaleJob({ picture: 'photo', factor: 2 }, context))

test.group('A label after a change', (group) => {
  const seeing = seeingContext()
  group.teardown(() => seeing.close())

  test('is looked for everywhere in a picture in which the product was not found', async ({
    assert,
    cleanup,
  }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vitrine-label-'))
    cleanup(() => rm(folder, { recursive: true }))
    const cutout = await sharp(await readSample(PHOTO))
      .removeAlpha()
      .joinChannel(
        await sharp(await readSampleMaskFile(PHOTO))
          .toColourspace('b-w')
          .toBuffer()
      )
      .png()
      .toBuffer()
    const lines = await readLabelJob({ cutout }, seeing.context)
    const words = lines.flatMap((line) => line.words).length
    const compared = async (name: string, picture: Sharp) => {
      const path = join(folder, name)
      await picture.png().toFile(path)
      return compareJob(
        {
          picture: path,
          views: [
            { cutout, lines: [] },
            { cutout, lines },
          ],
        },
        seeing.context
      )
    }
    // Letters that are light where they were dark are read, and nothing else of the product is there.
    const label = sharp(await readSample(PHOTO))
      .extract({ left: 410, top: 510, width: 220, height: 160 })
      .negate()
    assert.deepEqual(await compared('letters.png', label), {
      fidelity: null,
      label: { words, read: words },
    })
    const short = lines.map((line) => ({ ...line, words: ['el', 'de'] }))
    const path = join(folder, 'letters.png')
    const views = [{ cutout, lines: short }]
    assert.isNull((await compareJob({ picture: path, views }, seeing.context)).label)
    const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: '#888888' } })
    assert.deepEqual(await compared('plain.png', plain), { fidelity: null, label: null })
  })

  test('is read again in edited and in enlarged pictures, and on white', async ({ assert }) => {
    assert.deepEqual(await changed(seeing.context, 'make it black and white'), {
      words: 5,
      read: 5,
    })
    const mirrored = await changed(seeing.context, 'mirror it')
    assert.isBelow(mirrored!.read, 3, 'nobody reads it from the other side')
    const shot = await onWhite(seeing.context)
    assert.deepEqual(shot, { words: 5, read: 5 })
    const large = await enlarged(seeing.context)
    assert.isAtLeast(large!.words, 3)
    assert.equal(large!.read, large!.words)
  }).tags(['@long'])
})

test('a reader that fails for now fails no edit', async ({ assert }) => {
  const failing: JobContext = {
    ...jobContext('.'),
    networks: new Set(['lettering', 'direction', 'reading']),
    infer: () => Promise.reject(new JobError('memory_short')),
  }
  assert.isNull(await changed(failing, 'make it black and white'))
})

test('without networks nobody says how much of a label is left', async ({ assert }) => {
  assert.isNull(await changed(jobContext('.'), 'make it black and white'))
})
