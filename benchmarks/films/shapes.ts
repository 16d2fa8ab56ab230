import { mkdir, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { readPicture } from '#engine/image/read_picture'
import { letteringOf } from '#engine/shape/keep_out'
import { reshape, type Reshaped } from '#engine/shape/reshape'
import { stripeMeasure } from '#engine/shape/stripes'
import type { JobContext } from '#engine/threads/job_context'
import { readMask } from '#engine/video/read_mask'
import { firstOnes } from '#app/core/elements'
import { processorTime } from '../engine/processor_time.js'
import { beside, figure, heading, quantile } from '../report.js'
import { writeSheets, type Tile } from './sheets.js'

const SHAPES = ['16:9', '9:16', '4:5'] as const

/** As long as pictures are edited at most in this measurement. */
const LONGEST_SIDE = 1536

/** Where the contact sheets are written. */
const SHEETS = 'tmp/bench/shapes'

const MOST_SECONDS = 4
const LEAST_STRIPES = 0.2

interface Row {
  name: string
  shape: string
  way: Reshaped['way']
  stripes: number
  seconds: number
}

/**
 * Photos in other shapes: the way that each took, how much of stripes it has, how long it took, and contact sheets to be looked at. A folder
 * for each product, with `NAME.jpg` and where the product is in it, `NAME.mask.png`, white inside.
 */
export async function benchShapes(folder: string, context: JobContext): Promise<void> {
  heading('Photos in other shapes')
  await mkdir(SHEETS, { recursive: true })
  const rows: Row[] = []
  const names = await photosIn(folder)
  for (const shape of SHAPES) {
    const tiles: Tile[] = []
    for (const name of names) {
      const { row, shaped } = await measure(folder, name, shape, context)
      rows.push(row)
      beside(
        `${shape} ${name}: ${row.way}, stripes ${row.stripes.toFixed(2)}`,
        `${row.seconds.toFixed(1)} s`
      )
      tiles.push({ label: `${name} ${row.way}`, raster: shaped.raster })
      if (tiles.length === 12) await writeSheets(tiles.splice(0), SHEETS, `${shape}-${name}`)
    }
    if (tiles.length > 0) await writeSheets(tiles, SHEETS, `${shape}-last`)
  }
  report(rows)
}

/** Photos with a mask beside them, as `PRODUCT/NAME`. */
export async function photosIn(folder: string): Promise<string[]> {
  const names: string[] = []
  for (const product of (await readdir(folder, { withFileTypes: true })).filter((entry) =>
    entry.isDirectory()
  )) {
    const files = new Set(await readdir(join(folder, product.name)))
    for (const file of [...files].sort()) {
      const name = file.replace(/\.jpg$/, '')
      if (file.endsWith('.jpg') && files.has(`${name}.mask.png`))
        names.push(`${product.name}/${name}`)
    }
  }
  return names.sort()
}

async function measure(folder: string, name: string, shape: string, context: JobContext) {
  const { raster } = await readPicture(await readFile(join(folder, `${name}.jpg`)), LONGEST_SIDE)
  const mask = await readFile(join(folder, `${name}.mask.png`))
  const product = await readMask(mask, raster)
  const keepOut = await letteringOf(raster, context)
  const [across, down] = firstOnes(shape.split(':').map(Number), 2)
  const ratio = across / down
  const picture = { raster, product, alpha: null, keepOut }
  const { result, seconds } = await processorTime(() =>
    reshape(picture, { ratio }, { way: null, seed: 1 }, async () => {})
  )
  const axis = ratio > raster.width / raster.height ? 'across' : 'down'
  const stripes = stripeMeasure(result.raster, axis)
  const row: Row = { name, shape, way: result.way, stripes, seconds }
  return { row, shaped: result }
}

function report(rows: readonly Row[]): void {
  for (const way of ['reframed', 'filled', 'set', 'softened'] as const) {
    beside(way, String(rows.filter((row) => row.way === way).length))
  }
  const made = rows.filter(({ way }) => way !== 'reframed')
  const striped = made.filter(({ way, stripes }) => way === 'filled' && stripes < LEAST_STRIPES)
  figure(
    `of ${made.length} with something made, striped`,
    String(striped.length),
    '0',
    striped.length === 0
  )
  const slowest = Math.max(...rows.map(({ seconds }) => seconds))
  figure(
    'processor seconds a picture, slowest',
    slowest.toFixed(1),
    `<= ${MOST_SECONDS}`,
    slowest <= MOST_SECONDS
  )
  beside(
    'median of those with something made',
    quantile(
      made.map(({ seconds }) => seconds),
      0.5
    ).toFixed(1)
  )
  beside('contact sheets', SHEETS)
}
