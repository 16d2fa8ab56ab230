import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { EngineState, Fidelity, Legibility, OutputFile, TrainedView } from '#app/engines/engine'

export interface ShippedFile extends Omit<OutputFile, 'path'> {
  file: string
}

/** A picture of a sample. `photoId` is one of `SAMPLE_VIEWS`, as in `views`. */
export interface ShippedPicture extends ShippedFile {
  prompt: string
  seed: number
  mask: ShippedFile | null
  fidelity: Fidelity | null
  label?: Legibility | null
  scene: string | null
  photoId: string | null
  ignoredWords: string[]
}

/** What the engine made of a sample, as `results.json` in its folder tells it. Files lie beside it. */
export interface ShippedResults {
  engine: string
  model: EngineState
  modelFiles: (ShippedFile & { name: string })[]
  views: TrainedView[]
  pictures: ShippedPicture[]
}

/** A path below `samples/<folder>/`. */
export function samplePath(folder: string, ...parts: string[]): string {
  return app.makePath('samples', folder, ...parts)
}

export async function readShippedResults(folder: string): Promise<ShippedResults> {
  return JSON.parse(await readFile(join(samplePath(folder), 'results.json'), 'utf8'))
}
