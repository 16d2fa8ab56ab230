import type { CallContext } from '../contract/context.js'
import { JobError } from '../contract/job_error.js'
import type { PicturesOutput } from '../contract/output.js'
import type { MediaKey } from '../contract/state.js'
import { inspectPicture } from './inspect_picture.js'
import { fromFailure } from '../threads/failure.js'
import type { ThreadPictures } from '../threads/protocol.js'

/** What a repeated picture adds to the seed: the same one would come out the same. */
const AGAIN = 1_000_003

/** Pictures of a series, which have a place in it each: one of them can be made by itself, and is written to a file of its own. */
interface Series {
  seed: number
  count: number
  firstIndex: number
}

/**
 * Pictures that were looked at: one that came out wrong is made once more with another seed where it is one of a series, then given up.
 *
 * @param source key of the picture that it is made from, if that may be of one colour
 * @param make makes pictures
 */
export async function inspected<Input extends object>(
  input: Input,
  source: MediaKey | null,
  context: CallContext,
  make: (input: Input) => Promise<ThreadPictures>
): Promise<PicturesOutput> {
  const readSource = async () => (source === null ? null : context.read(source))
  const output = await make(input)
  const pictures: PicturesOutput['pictures'] = []
  for (const [index, item] of output.pictures.entries()) {
    if ('failed' in item) {
      pictures.push(fromFailure(item))
      continue
    }
    if (!(await inspectPicture(item.file, readSource))) {
      pictures.push(item)
      continue
    }
    if (!isSeries(input)) {
      pictures.push(new JobError('picture_wrong'))
      continue
    }
    const again = (await make(oneMore(input, index))).pictures.at(0)
    const isSound = again && !('failed' in again) && !(await inspectPicture(again.file, readSource))
    pictures.push(isSound ? again : new JobError('picture_wrong_twice'))
  }
  return { ...output, pictures }
}

function isSeries<Input extends object>(input: Input): input is Input & Series {
  return 'firstIndex' in input
}

function oneMore<Input extends object>(input: Input & Series, index: number): Input {
  const firstIndex = input.firstIndex + index
  return { ...input, count: 1, firstIndex, seed: (input.seed + AGAIN) % 2 ** 31 }
}
