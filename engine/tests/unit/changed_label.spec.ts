import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from '@japa/runner'
import { firstOf } from '#app/core/elements'
import type { Picture } from '../../contract/output.js'
import { editJob } from '../../edit/edit_job.js'
import type { JobContext } from '../../threads/job_context.js'
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

const enlarged = (base: JobContext) =>
  during(base, (context) => upscaleJob({ picture: 'photo', factor: 2 }, context))

test.group('A label after a change', (group) => {
  const seeing = seeingContext()
  group.teardown(() => seeing.close())

  test('is read again in edited and in enlarged pictures', async ({ assert }) => {
    assert.deepEqual(await changed(seeing.context, 'make it black and white'), {
      words: 5,
      read: 5,
    })
    const mirrored = await changed(seeing.context, 'mirror it')
    assert.isBelow(mirrored!.read, 3, 'nobody reads it from the other side')
    const large = await enlarged(seeing.context)
    assert.isAtLeast(large!.words, 3)
    assert.equal(large!.read, large!.words)
  }).tags(['@long'])
})

test('without networks nobody says how much of a label is left', async ({ assert }) => {
  assert.isNull(await changed(jobContext('.'), 'make it black and white'))
})
