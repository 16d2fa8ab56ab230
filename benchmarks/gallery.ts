import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { execFile } from 'node:child_process'
import sharp from 'sharp'
import type { OutputFile } from '#app/engines/engine'
import { editJob } from '#engine/edit/edit_job'
import { generateJob } from '#engine/scene/generate_job'
import { trainJob } from '#engine/train/train_job'
import { findFfmpeg } from '#engine/video/find_ffmpeg'
import { videoJob } from '#engine/video/video_job'
import { jobContext } from '#engine/tests/photos'
import { SAMPLES } from '#app/operator/samples/catalog'
import { firstOf } from '#app/core/elements'
import { VIEWS } from './engine/samples.js'

/*
 * `npm run engine:gallery [folder]`: contact sheets of every sample product in eight scenes, of every kind of edit and of
 * frames from films, to look at picture by picture, with the pictures at full size in `pictures`.
 */
const SCENES = [
  'on marble, morning light',
  'in a kitchen',
  'on a concrete podium',
  'at the beach',
  'on a desk in warm light',
  'christmas',
  'in a pastel pink studio',
  'neon club',
]
const EDITS = [
  'white background',
  'make the background pastel blue',
  'gradient from navy to white',
  'put it on a marble table',
  'remove the background',
  'a little brighter and warmer',
  '30% darker with more contrast',
  'vivid colours',
  'black and white',
  'make the mug red',
  'blur the background',
  'with a soft shadow',
  'rotate 8 degrees left',
  'mirror it',
  'crop to 4:5',
  'square without cropping',
  '24px black border',
  'sharpen and remove noise',
  "add text 'Summer sale' top left in white, large",
]
const FILMS = [
  'slow push in',
  'orbit right with a light sweep',
  'pull out, snow',
  'candle light, static',
]
const CELL = 320

const folder = process.argv[2] ?? join(tmpdir(), 'vitrine-gallery')
const scratch = join(folder, 'parts')
await mkdir(scratch, { recursive: true })
await mkdir(join(folder, 'pictures'), { recursive: true })

await scenes()
await edits()
await films()
console.log(`Contact sheets are in ${folder}`)

async function scenes(): Promise<void> {
  const cells: Buffer[] = []
  for (const { folder: product, name, description, triggerWord } of SAMPLES) {
    const photos = VIEWS.map((view) => `${product}/${view}`).map((key) => ({
      key,
      photoId: key,
      originalName: `${key}.jpg`,
      mask: null,
    }))
    const { model, files } = await trainJob(
      { photos, triggerWord, description },
      jobContext(scratch)
    )
    const paths = Object.fromEntries(files.map((file) => [file.name, file.path]))
    const modelFiles = Object.fromEntries(files.map((file) => [file.name, file.name]))
    for (const [index, prompt] of SCENES.entries()) {
      const order = {
        prompt,
        product: { name, description },
        negativePrompt: '',
        count: 1,
        seed: index,
        firstIndex: index,
        width: 1024,
        height: 1024,
      }
      const { pictures } = await generateJob(
        { model, modelFiles, ...order },
        jobContext(scratch, paths)
      )
      const picture = firstOf(pictures)
      if ('failed' in picture) throw new Error(picture.failed.code)
      const difference = picture.fidelity?.deltaE.toFixed(1) ?? '?'
      await keep(picture.file, `${product} ${prompt}`)
      cells.push(await cell(picture.file, `${product}: ${prompt}, ΔE ${difference}`))
    }
    console.log(`  ${product}`)
  }
  await sheet('scenes', cells, SCENES.length)
}

async function edits(): Promise<void> {
  const cells: Buffer[] = []
  for (const instruction of EDITS) {
    const { pictures } = await editJob(
      { picture: 'mug/three-quarter-left', mask: null, instruction, count: 1, seed: 1 },
      jobContext(scratch)
    )
    const picture = firstOf(pictures)
    if ('failed' in picture) throw new Error(picture.failed.code)
    await keep(picture.file, instruction)
    cells.push(await cell(picture.file, instruction))
  }
  await sheet('edits', cells, 5)
}

async function films(): Promise<void> {
  const cells: Buffer[] = []
  const ffmpegPath = process.env.FFMPEG_PATH ?? null
  const ffmpeg = await findFfmpeg(ffmpegPath)
  for (const [index, prompt] of FILMS.entries()) {
    const options = { seconds: 5, aspectRatio: '1:1', cfgScale: 0.3, seed: index } as const
    const { file } = await videoJob(
      { picture: 'perfume/three-quarter-left', mask: null, prompt, ffmpegPath, ...options },
      jobContext(scratch)
    )
    for (const second of [0, 1, 2, 3, 4, 4.9]) {
      const path = join(scratch, 'frame.png')
      await promisify(execFile)(ffmpeg, [
        ...['-y', '-loglevel', 'error', '-ss', String(second), '-i', file.path],
        ...['-frames:v', '1', path],
      ])
      const frame = { path, mime: 'image/png', width: file.width, height: file.height } as const
      cells.push(await cell(frame, `${prompt}, ${second} s`))
    }
  }
  await sheet('films', cells, 6)
}

/** A picture at its full size beside the sheets. */
async function keep({ path }: OutputFile, title: string): Promise<void> {
  await sharp(path).toFile(join(folder, 'pictures', `${title.replaceAll(/\W+/g, '-')}.png`))
}

async function cell({ path }: OutputFile, title: string): Promise<Buffer> {
  const label = `<svg width="${CELL}" height="20"><rect width="${CELL}" height="20" fill="#000b"/><text x="5" y="14" font-size="12" font-family="sans-serif" fill="#fff">${title.replaceAll('&', '&amp;')}</text></svg>`
  return sharp(await readFile(path))
    .resize(CELL, CELL, { fit: 'contain', background: '#999' })
    .flatten({ background: '#d8d8d8' })
    .composite([{ input: Buffer.from(label), left: 0, top: CELL - 20 }])
    .png()
    .toBuffer()
}

async function sheet(name: string, cells: Buffer[], columns: number): Promise<void> {
  const rows = Math.ceil(cells.length / columns)
  const input = {
    width: columns * CELL,
    height: rows * CELL,
    channels: 3,
    background: '#444',
  } as const
  const bytes = await sharp({ create: input })
    .composite(
      cells.map((part, index) => ({
        input: part,
        left: (index % columns) * CELL,
        top: Math.floor(index / columns) * CELL,
      }))
    )
    .png()
    .toBuffer()
  await writeFile(join(folder, `${name}.png`), bytes)
}
