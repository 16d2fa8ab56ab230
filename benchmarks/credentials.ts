import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { runC2pa } from '#app/provenance/c2pa/c2pa'
import { makeIdentity } from '#app/provenance/certificate/make_identity'
import { filesIn, readIdentity } from '#app/provenance/certificate/read_identity'
import { beside, figure, heading, quantile } from './report.js'

const PHOTO = new URL('../samples/mug/three-quarter-left.jpg', import.meta.url)
const SIDE = 1024
const TIMES = 20
const GOAL_MS = 30

const DEFINITION = JSON.stringify({
  claim_version: 2,
  claim_generator_info: [{ name: 'Vitrine' }],
  assertions: [
    {
      label: 'c2pa.actions.v2',
      data: {
        actions: [
          {
            action: 'c2pa.created',
            digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/composite',
          },
        ],
      },
      created: true,
    },
  ],
})

/** What signing a picture costs, once the library has been loaded; the median. */
export async function benchCredentials(): Promise<void> {
  heading(`Content credentials of a picture of ${SIDE} x ${SIDE}`)
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-credentials-'))
  await makeIdentity(join(folder, 'own'))
  const { chain, key } = await readIdentity(filesIn(join(folder, 'own')))
  const pem = key.export({ type: 'pkcs8', format: 'pem' }) as string
  const picture = sharp(await grainyPicture())
  const files = {
    'image/jpeg': await picture.clone().jpeg({ quality: 92 }).toBuffer(),
    'image/webp': await picture.clone().webp({ quality: 92 }).toBuffer(),
    'image/png': await picture.clone().png().toBuffer(),
  }
  for (const [mime, bytes] of Object.entries(files)) {
    const times: number[] = []
    for (let n = 0; n < TIMES; n++) {
      const from = performance.now()
      await runC2pa('sign', {
        file: { mime, bytes },
        definition: DEFINITION,
        ingredients: [],
        chain,
        key: pem,
      })
      times.push(performance.now() - from)
    }
    const median = quantile(times, 0.5)
    figure(`${mime}, signed`, `${median.toFixed(1)} ms`, `<= ${GOAL_MS} ms`, median <= GOAL_MS)
    beside('bytes of the file; first time', `${bytes.length} / ${times[0]!.toFixed(0)} ms`)
  }
  await rm(folder, { recursive: true })
}

/** With a camera's grain, so that its files weigh what those of pictures do. */
async function grainyPicture(): Promise<Buffer> {
  const size = { width: SIDE, height: SIDE, channels: 3 } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const grain = await sharp({ create: { ...size, background: '#808080', noise } })
    .png()
    .toBuffer()
  return sharp(await readFile(PHOTO))
    .resize(SIDE, SIDE, { fit: 'cover' })
    .composite([{ input: grain, blend: 'soft-light' }])
    .removeAlpha()
    .png()
    .toBuffer()
}
