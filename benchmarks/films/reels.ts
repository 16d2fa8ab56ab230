import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import type { ReelItem } from '#engine/reel/reel'
import { reelJob } from '#engine/reel/reel_job'
import type { JobContext } from '#engine/threads/job_context'
import { processorTime } from '../engine/processor_time.js'
import { beside, figure, heading } from '../report.js'
import { photosIn } from './shapes.js'

const REELS = 3
const PICTURES = 5
const MOST_SECONDS = 45

/** Reels of 15 s at 1080x1920 of five photos each, with their words, music and end card: how long one takes, and what the process holds. */
export async function benchReels(folder: string, context: JobContext): Promise<void> {
  heading('Reels of photos')
  const names = await photosIn(folder)
  const scratch = await mkdtemp(join(tmpdir(), 'vitrine-reels-'))
  const reading: JobContext = {
    ...context,
    scratch,
    read: (name) => readFile(join(folder, name)),
  }
  const walls: number[] = []
  const times: number[] = []
  let most = 0
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 100)
  for (let n = 0; n < REELS; n++) {
    const chosen = names.slice(n * PICTURES, (n + 1) * PICTURES)
    const items = await Promise.all(chosen.map((name) => itemOf(folder, name)))
    const began = performance.now()
    const { seconds } = await processorTime(() => reelJob(inputOf(items, n), reading))
    walls.push((performance.now() - began) / 1000)
    times.push(seconds)
  }
  clearInterval(watch)
  await rm(scratch, { recursive: true })
  const slowest = Math.max(...walls)
  figure(
    'a reel of 15 s, seconds, slowest',
    slowest.toFixed(1),
    `<= ${MOST_SECONDS}`,
    slowest <= MOST_SECONDS
  )
  beside('processor seconds of it without ffmpeg, slowest', Math.max(...times).toFixed(1))
  beside('most memory of this process, MB', (most / 2 ** 20).toFixed(0))
}

async function itemOf(folder: string, name: string): Promise<ReelItem> {
  const { width, height } = await sharp(join(folder, `${name}.jpg`)).metadata()
  return {
    media: `${name}.jpg`,
    kind: 'picture',
    width,
    height,
    seconds: null,
    mask: `${name}.mask.png`,
    isCutOut: false,
    caption: 'Made for every day',
  }
}

function inputOf(items: ReelItem[], seed: number) {
  return {
    items,
    template: 'calm',
    aspectRatio: '9:16',
    seconds: 15,
    words: { name: 'Vitrine', price: '$29', callToAction: 'Order now', address: 'example.com' },
    brand: {
      ground: '#ffffff',
      ink: '#101010',
      accent: '#ffd400',
      font: 'inter',
      logo: null,
    },
    sound: { kind: 'bed', bed: 'calm' },
    hasEndCard: true,
    safeZone: 'none',
    seed,
    ffmpegPath: null,
  } as const
}
