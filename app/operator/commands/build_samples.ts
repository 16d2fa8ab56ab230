import { copyFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, extname, join } from 'node:path'
import { tmpdir } from 'node:os'
import { BaseCommand } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'
import { createEngine } from '#app/engines/create_engine'
import type { Engine, EngineContext, OutputFile, Picture } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import { firstOf } from '#app/core/elements'
import { writeMarks } from '#app/media/xmp/write_marks'
import { IMAGE_SIZES } from '#config/generations'
import { SAMPLES, SAMPLE_VIEWS, type Sample } from '../samples/catalog.js'
import { samplePath, type ShippedResults } from '../samples/shipped.js'
import { sceneMessage } from '#app/work/transformers/scene_message'

const SEED = 20_261_121

/**
 * `node ace.js samples:build`: has the engine train the sample products and make their pictures, into `samples/`. The
 * results are committed, so that a first start copies them instead of computing them.
 */
export default class BuildSamples extends BaseCommand {
  static override commandName = 'samples:build'
  static override description = 'Compute the results that are shipped with the sample products'
  static override options: CommandOptions = { startApp: true }

  override async run() {
    const engine = await createEngine()
    const scratch = await mkdtemp(join(tmpdir(), 'vitrine-samples-'))
    try {
      for (const sample of SAMPLES) {
        const results = await build(engine, sample, scratch)
        const path = samplePath(sample.folder, 'results.json')
        await writeFile(path, `${JSON.stringify(results, null, 2)}\n`)
        this.logger.success(`${sample.folder}: ${results.pictures.length} pictures`)
      }
    } finally {
      await engine.close()
      await rm(scratch, { recursive: true, force: true })
    }
  }
}

async function build(engine: Engine, sample: Sample, scratch: string): Promise<ShippedResults> {
  const files = new Map(
    SAMPLE_VIEWS.map((view) => [view, samplePath(sample.folder, `${view}.jpg`)])
  )
  const context = contextFor(scratch, files)
  const trained = await engine.train(
    {
      photos: SAMPLE_VIEWS.map((view) => ({
        key: view,
        photoId: view,
        originalName: `${sample.folder}-${view}.jpg`,
        mask: null,
      })),
      name: sample.name,
      triggerWord: sample.triggerWord,
      description: sample.description,
    },
    context
  )
  for (const file of trained.files) files.set(file.name, file.path)

  await rm(samplePath(sample.folder, 'results'), { recursive: true, force: true })
  await mkdir(samplePath(sample.folder, 'results'))
  const results: ShippedResults = {
    engine: engine.name,
    model: trained.model,
    modelFiles: [],
    views: trained.views,
    pictures: [],
  }
  for (const { name, ...file } of trained.files) {
    if (!('width' in file)) continue
    results.modelFiles.push({ name, ...(await keep(sample, file, basename(file.path))) })
  }
  for (const [index, prompt] of sample.prompts.entries()) {
    const { pictures, ignoredWords } = await engine.generate(
      {
        model: trained.model,
        modelFiles: Object.fromEntries(trained.files.map(({ name }) => [name, name])),
        product: { name: sample.name, description: sample.description },
        prompt,
        count: 1,
        ...IMAGE_SIZES.square_hd,
        seed: SEED,
        negativePrompt: '',
        firstIndex: index,
      },
      context
    )
    const picture = firstOf(pictures)
    if (picture instanceof EngineError) throw picture
    const kept = await keepPicture(sample, engine.name, picture, index)
    results.pictures.push({ prompt, ignoredWords, ...kept })
  }
  return results
}

async function keepPicture(sample: Sample, engine: string, picture: Picture, index: number) {
  const { file, mask, seed, fidelity, label, scene, photoId } = picture
  const name = `picture-${index + 1}`
  const sourcePhoto = photoId && `${sample.folder}/${photoId}`
  const marks = {
    sourceType: 'composite',
    engine,
    seed,
    scene: scene && sceneMessage(scene),
    sourcePhoto,
  } as const
  await writeMarks(file.path, marks)
  return {
    ...(await keep(sample, file, `${name}${extname(file.path)}`)),
    mask: mask && (await keep(sample, mask, `${name}-mask.png`)),
    seed,
    fidelity,
    label,
    scene,
    photoId,
  }
}

async function keep(sample: Sample, { path, mime, width, height }: OutputFile, name: string) {
  await copyFile(path, samplePath(sample.folder, 'results', name))
  return { file: `results/${name}`, mime, width, height }
}

function contextFor(scratch: string, files: Map<string, string>): EngineContext {
  return {
    signal: AbortSignal.timeout(3_600_000),
    scratch,
    remembered: null,
    progress: () => {},
    remember: async () => {},
    read: (key) => readFile(files.get(key)!),
  }
}
