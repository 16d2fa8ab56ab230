import { test } from '@japa/runner'
import { categoryOf } from '#app/engines/failures/failures'
import { failureMessage } from '#app/engines/failures/failure_message'
import sharp from 'sharp'
import { JobError } from '../../contract/job_error.js'
import { cutoutJob, maskJob } from '../../cutout/jobs.js'
import { packshotJob } from '../../packshot/packshot_job.js'
import { backgroundJob } from '../../scene/background_job.js'
import type { JobContext } from '../../threads/job_context.js'
import { trainJob } from '../../train/train_job.js'

const PHOTO = { photo: 'flat', mask: null }

/** What the engine can be asked for with a photo, and what it says when the photo shows nothing. */
const WORK = [
  { name: 'a cut-out', run: (context) => cutoutJob(PHOTO, context), says: 'Nothing was found' },
  { name: 'a mask', run: (context) => maskJob(PHOTO, context), says: 'Nothing was found' },
  {
    name: 'a packshot',
    run: (context) =>
      packshotJob(
        {
          ...PHOTO,
          width: 400,
          height: 400,
          fill: 0.8,
          format: 'png',
          maxBytes: null,
        },
        context
      ),
    says: 'could not be told from its background',
    category: 'product_unclear',
  },
  {
    name: 'training',
    run: (context) =>
      trainJob(
        {
          photos: [{ photoId: 'flat', key: 'flat', mask: null, originalName: 'flat.png' }],
          triggerWord: 'flat',
          description: '',
        },
        context
      ),
    says: 'could not be separated from its background',
  },
  {
    name: 'a background',
    run: (context) =>
      backgroundJob(
        {
          ...PHOTO,
          photoId: 'flat',
          prompt: 'beach',
          count: 1,
          width: 400,
          height: 400,
          seed: 1,
          negativePrompt: '',
          firstIndex: 0,
        },
        context
      ),
    says: 'could not be separated from its background',
  },
] satisfies {
  name: string
  run: (context: JobContext) => Promise<unknown>
  says: string
  category?: string
}[]

test.group('A picture of one colour', () => {
  const endsWithASentence = (background: string) =>
    test(`{name} of ${background} ends with a sentence that says what to do`)
      .with(WORK)
      .run(async ({ assert }, { run, says, category = 'invalid_input' }) => {
        const flat = await sharp({ create: { width: 150, height: 120, channels: 3, background } })
          .png()
          .toBuffer()
        const error = await run({
          scratch: '.',
          networks: new Set(),
          infer: () => Promise.reject(new Error('No networks here')),
          read: async () => flat,
          progress() {},
          async checkpoint() {},
        }).catch((reason: unknown) => reason)
        assert.instanceOf(error, JobError)
        assert.equal(categoryOf((error as JobError).failure), category)
        assert.include(failureMessage((error as JobError).failure), says)
      })

  endsWithASentence('#ffffff')
  endsWithASentence('#c0392b').tags(['@long'])
})
