import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { createLocalEngine } from '../engine.js'
import { callContext, readSample } from './photos.js'

/*
 * Does the jobs that take most memory all at once, on two threads, in a process of its own, and prints the most memory that
 * it ever had, in megabytes.
 */
const LONGEST_EDITED = 2048
const MASK = new URL('../../samples/mug/three-quarter-left.mask.png', import.meta.url)

const large = (bytes: Buffer) => sharp(bytes).resize(LONGEST_EDITED, LONGEST_EDITED)
const files: Record<string, Buffer> = {
  photo: await large(await readSample('mug/three-quarter-left'))
    .jpeg()
    .toBuffer(),
  mask: await large(await readFile(MASK))
    .png()
    .toBuffer(),
}
const scratch = await mkdtemp(join(tmpdir(), 'vitrine-large-'))
const context = {
  ...callContext(scratch, AbortSignal.timeout(600_000)),
  read: async (key: string) => files[key]!,
}
const edit = { picture: 'photo', mask: 'mask', count: 1, seed: 1 }
const size = { width: 1920, height: 1080 }
const engine = createLocalEngine({ threads: 2 })
try {
  await Promise.all([
    engine.edit({ ...edit, instruction: 'remove the shadow' }, context),
    engine.edit({ ...edit, instruction: 'white background, 2x' }, context),
    engine.upscale({ picture: 'photo', factor: 2 }, context),
    engine.background(
      {
        ...{ photo: 'photo', photoId: '1', mask: 'mask', prompt: 'on marble' },
        ...{ ...size, count: 1, seed: 1, firstIndex: 0, negativePrompt: '' },
      },
      context
    ),
  ])
} finally {
  await engine.close()
  await rm(scratch, { recursive: true })
}
process.stdout.write(JSON.stringify({ megabytes: process.resourceUsage().maxRSS / 1024 }))
