import type { Sharp } from 'sharp'
import type { Order, TaskName, Tasks } from '../tasks.js'
import { convertPicture } from './convert_picture.js'
import { makeQuickVariant, makeVariant } from './make_variant.js'
import { normalizeMask } from './normalize_mask.js'
import { normalizePicture } from './normalize_picture.js'
import { Refusal } from './refusal.js'
import { isSystemFault } from './system_fault.js'

type Does = { [T in TaskName]: (input: Tasks[T]['input']) => Promise<Tasks[T]['result']> }

const does: Does = {
  normalizePicture,
  normalizeMask,
  makeVariant: ({ path, output, variant }) => write(makeVariant(path, variant), output),
  makeQuickVariant: ({ path, output, variant }) => write(makeQuickVariant(path, variant), output),
  convertPicture: ({ path, output, format }) => write(convertPicture(path, format), output),
}

/** @throws Refusal for a picture that cannot be read */
export function doTask<T extends TaskName>({ name, input }: Order<T>): Promise<Tasks[T]['result']> {
  return does[name](input)
}

async function write(picture: Sharp, output: string): Promise<null> {
  try {
    await picture.toFile(output)
  } catch (error) {
    throw isSystemFault(error) ? error : new Refusal('damaged', error)
  }
  return null
}
