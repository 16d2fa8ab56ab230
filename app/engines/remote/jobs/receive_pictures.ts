import type { EngineContext, Picture } from '../../engine.js'
import type { EngineError } from '../../engine_error.js'
import { download } from '../files/download.js'
import { pictureAnswer, picturesAnswer, readAnswer } from '../output.js'
import type { Tools } from '../tools.js'
import { missingPicture, refusedPicture, type Batch } from './batches.js'

/** Most bytes of one picture. */
export const PICTURE_BYTES = 60 * 1024 * 1024

/**
 * Copies the pictures of a request to the scratch folder.
 * @param finish makes the picture of the file, given its index in the series
 * @returns as many as were asked for; what the provider withheld is an error in its place
 */
export async function receivePictures(
  output: unknown,
  { first, count }: Batch,
  name: string,
  context: EngineContext,
  tools: Tools,
  finish: (path: string, index: number) => Promise<Picture | EngineError>
): Promise<(Picture | EngineError)[]> {
  const answer = await readAnswer(picturesAnswer, output)
  return Promise.all(
    Array.from({ length: count }, async (_, offset) => {
      const index = first + offset
      if (answer.has_nsfw_concepts?.at(offset)) return refusedPicture()
      const image = answer.images.at(offset)
      if (!image) return missingPicture()
      const path = await download(
        image.url,
        { name: `${name}-${index}.received`, kind: 'image/', mostBytes: PICTURE_BYTES },
        tools.settings,
        context
      )
      return tools.limit(() => finish(path, index))
    })
  )
}

/**
 * Copies the one picture of a request to the scratch folder.
 * @param name of the file, without an ending
 * @returns its path
 */
export async function receivePicture(
  output: unknown,
  name: string,
  context: EngineContext,
  tools: Tools,
  mostBytes = PICTURE_BYTES
): Promise<string> {
  const { image } = await readAnswer(pictureAnswer, output)
  return download(
    image.url,
    { name: `${name}.received`, kind: 'image/', mostBytes },
    tools.settings,
    context
  )
}
