import type { EngineContext, GenerateInput, Picture } from '../../engine.js'
import type { ComparedView } from '../../built_in/built_in_engine.js'
import type { RemoteModel } from '../model_state.js'
import { fitPicture } from '../pixels/made_picture.js'
import type { Tools } from '../tools.js'
import { hasLostWords, type Harm } from './once_more.js'

/** Views that a drawn product is compared with. */
const COMPARED_VIEWS = 4

/** A picture in which a product was drawn anew, at the size asked for, compared with the product's best views. */
export async function finishDrawn(
  path: string,
  name: string,
  input: GenerateInput,
  views: RemoteModel['views'],
  context: EngineContext,
  tools: Tools
): Promise<Omit<Picture, 'seed'>> {
  const { width, height } = input
  return {
    file: await fitPicture(path, context.scratch, name, { width, height }),
    ...{ mask: null, scene: null, photoId: null },
    ...(await tools.local.compare(
      { picture: path, views: await viewsOf(input, views, context) },
      context
    )),
    sourceType: 'trainedAlgorithmicMedia',
  }
}

/** What has become of a product that was drawn anew. */
export function harmInDrawn({ fidelity, label }: Picture, { settings }: Tools): Harm | null {
  if ((fidelity?.deltaE ?? 0) > settings.mostDrawnDeltaE) return 'changed'
  return hasLostWords(label, settings.leastWords) ? 'unreadable' : null
}

/** The best views; a seeded product may lack some. */
async function viewsOf(
  { modelFiles }: GenerateInput,
  views: RemoteModel['views'],
  context: EngineContext
): Promise<ComparedView[]> {
  const some = views.slice(0, COMPARED_VIEWS).flatMap(({ name, lines }) => {
    const key = modelFiles[name]
    return key === undefined ? [] : [{ key, lines }]
  })
  return Promise.all(
    some.map(async ({ key, lines }) => ({
      cutout: await context.read(key),
      lines: lines ?? [],
    }))
  )
}
