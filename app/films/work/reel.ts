import type { EngineContext } from '#app/engines/engine'
import { EngineError } from '#app/engines/engine_error'
import type { ReelItem } from '#engine/reel/reel'
import { findSources } from '#app/provenance/find_sources'
import type { Source } from '#app/provenance/provenance'
import type { ParamsOf, ReelParams } from '#app/work/params'
import { findReelSources } from '../queries/find_reel_sources.js'
import type { Work } from '#app/work/kinds/outcome'
import { findReelProducts } from './find_reel_products.js'
import { storeFilm } from './store_film.js'

/** A reel of pictures and films, with its poster and subtitles. */
export const reel: Work<'reel'> = async (generation, params, engine, context) => {
  const { template, aspectRatio, seconds, words, hasEndCard, safeZone, seed } = params
  const { logoMediaId, ...colours } = params.brand
  const files = namingFiles(context, params)
  const items = await itemsOf(params, generation.userId)
  const found = await findReelProducts(items, engine, files)
  const output = await engine.reel(
    {
      items: found.items,
      brand: { ...colours, logo: logoMediaId },
      sound: soundOf(params.sound),
      ...{ template, aspectRatio, seconds, words, hasEndCard, safeZone, seed },
    },
    found.files
  )
  const record = await storeFilm(generation, { ...output, sources: await sourcesOf(params) })
  const isSaid = output.srt.trim() !== ''
  return {
    unusedCredits: 0,
    engineCostCents: output.cost.cents,
    async record(trx) {
      const videoId = await record(trx, {
        product_id: params.productId,
        kind: 'reel',
        prompt: params.prompt,
        alt: params.alt,
        has_sound: params.sound.kind !== 'none',
        srt: isSaid ? output.srt : null,
        vtt: isSaid ? output.vtt : null,
        duration_seconds: Math.round(output.file.seconds),
        aspect_ratio: aspectRatio,
        seed,
      })
      return { videoId }
    },
  }
}

/** @throws EngineError when one was deleted since it was put into the reel */
async function itemsOf(params: ParamsOf<'reel'>, userId: number): Promise<ReelItem[]> {
  const sources = await findReelSources(
    params.items.map(({ mediaId }) => mediaId),
    userId
  )
  return params.items.map(({ mediaId, caption, isCutOut }, index) => {
    const source = sources.get(mediaId)
    if (!source) throw new EngineError('reel_item_gone', { place: index + 1 })
    const { kind, width, height, seconds, mask } = source
    return { media: mediaId, kind, width, height, seconds, mask, isCutOut, caption }
  })
}

function soundOf(sound: ReelParams['sound']) {
  return sound.kind === 'own'
    ? { kind: 'own' as const, file: sound.mediaId, from: sound.from }
    : sound
}

/** The context, in which files that are gone are named as what they are of the reel. */
function namingFiles(context: EngineContext, params: ReelParams): EngineContext {
  return {
    ...context,
    async read(key) {
      try {
        return await context.read(key)
      } catch (cause) {
        throw goneError(key, params, { cause })
      }
    },
  }
}

function goneError(
  key: string,
  { items, sound, brand }: ReelParams,
  options: { cause: unknown }
): EngineError {
  if (sound.kind === 'own' && sound.mediaId === key) {
    return new EngineError('reel_sound_gone', {}, options)
  }
  if (brand.logoMediaId === key) return new EngineError('reel_logo_gone', {}, options)
  const place = items.findIndex(({ mediaId }) => mediaId === key)
  return place === -1
    ? new EngineError('picture_gone', {}, options)
    : new EngineError('reel_item_gone', { place: place + 1 }, options)
}

/** Each file once, in the order of the reel. */
async function sourcesOf({ items }: ReelParams): Promise<Source[]> {
  const sources: Source[] = []
  for (const mediaId of new Set(items.map((item) => item.mediaId))) {
    sources.push(...(await findSources(mediaId)))
  }
  return sources
}
