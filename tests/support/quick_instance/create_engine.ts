import { join } from 'node:path'
import sharp from 'sharp'
import type { Engine, EngineContext, OutputFile } from '#app/engines/engine'
import { paintMask } from '../mask.js'
import { quickEngine } from '../quick_engine.js'

const free = { cents: 0 }

/** The quick engine for whole instances, whose masks have the shape of their photos, since pages lay them over these. */
export async function createEngine(): Promise<Engine> {
  return {
    ...quickEngine(),
    async mask({ photo, mask }, context) {
      const file = mask ? await copy(mask, context) : await paint(photo, context)
      return { file, confidence: 1, advice: null, cost: free }
    },
  }
}

/** A slim product in the middle of a photo: also what is looked at closely has something beside it. */
async function paint(photo: string, context: EngineContext): Promise<OutputFile> {
  const { width, height } = await sharp(await context.read(photo)).metadata()
  const isProduct = (x: number, y: number) =>
    Math.abs(x / width - 0.5) < 0.05 && Math.abs(y / height - 0.5) < 0.35
  return write(await paintMask(width, height, (x, y) => (isProduct(x, y) ? 255 : 0)), context)
}

async function copy(mask: string, context: EngineContext): Promise<OutputFile> {
  return write(
    await sharp(await context.read(mask))
      .png()
      .toBuffer(),
    context
  )
}

async function write(bytes: Buffer, { scratch }: EngineContext): Promise<OutputFile> {
  const path = join(scratch, 'mask.png')
  const { width, height } = await sharp(bytes).toFile(path)
  return { path, mime: 'image/png', width, height }
}
