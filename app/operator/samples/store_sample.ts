import sharp from 'sharp'
import { putFile, type StoredFile } from '#app/media/store/put_file'
import { SAMPLE_VIEWS, type Sample } from './catalog.js'
import { readShippedResults, samplePath, type ShippedResults } from './shipped.js'

/** A sample whose files are in the store, where they have no rows yet. */
export interface StoredSample {
  sample: Sample
  results: ShippedResults
  /** By their paths in the sample's folder. */
  files: ReadonlyMap<string, StoredFile>
}

/** The file of a photo in a sample's folder. */
export const photoFile = (view: string) => `${view}.jpg`

/** Puts a sample's photos and shipped results into the store. It may be another machine: not within a transaction. */
export async function storeSample(sample: Sample): Promise<StoredSample> {
  const results = await readShippedResults(sample.folder)
  const files = new Map<string, StoredFile>()
  for (const view of SAMPLE_VIEWS) {
    const path = samplePath(sample.folder, photoFile(view))
    const { width, height } = await sharp(path).metadata()
    files.set(photoFile(view), await putFile({ path, mime: 'image/jpeg', width, height, ownerId: null }))
  }
  const masks = results.pictures.flatMap(({ mask }) => mask ?? [])
  for (const { file, mime, width, height } of [...results.modelFiles, ...results.pictures, ...masks]) {
    const path = samplePath(sample.folder, file)
    files.set(file, await putFile({ path, mime, width, height, ownerId: null }))
  }
  return { sample, results, files }
}
