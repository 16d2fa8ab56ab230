import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import app from '@adonisjs/core/services/app'
import type { EngineState, OutputFile } from '#app/engines/engine'

type ShippedFile = Omit<OutputFile, 'path'> & { file: string }

/** What the engine made of a sample, as `results.json` in its folder tells it. Files lie beside it. */
export interface ShippedResults {
  engine: string
  model: EngineState
  modelFiles: (ShippedFile & { name: string })[]
  pictures: (ShippedFile & { prompt: string; seed: number })[]
}

/** A path below `samples/<folder>/`. */
export function samplePath(folder: string, ...parts: string[]): string {
  return app.makePath('samples', folder, ...parts)
}

export async function readShippedResults(folder: string): Promise<ShippedResults> {
  return JSON.parse(await readFile(join(samplePath(folder), 'results.json'), 'utf8'))
}
