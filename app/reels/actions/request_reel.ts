import { refuseBeyondStorage } from '#app/accounts/refuse_beyond_storage'
import { randomInt } from 'node:crypto'
import { missingSigns } from '#engine/reel/plan'
import { engineCapabilities } from '#app/engines/capabilities'
import { requireSubscriptionFor } from '#app/credits/queries/require_subscription'
import { recordMedia } from '#app/media/store/record_media'
import type { StoredFile } from '#app/media/store/put_file'
import type { StoredSound } from '../accept_sound.js'
import Product from '#app/products/models/product'
import { FormError } from '#app/core/errors/form_error'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { requestGeneration } from '#app/work/actions/request_generation'
import type Generation from '#app/work/models/generation'
import type { ReelParams } from '#app/work/params'
import { requireEncoder } from '#app/films/require_encoder'
import { findReelSources, type ReelSource } from '#app/films/queries/find_reel_sources'
import { SEEDS } from '#config/generations'
import { type Brand, FIRST_BRAND } from '../brand.js'
import { DEFAULT_SECONDS } from '../limits.js'
import { findBrand } from '../queries/find_brand.js'
import { listSounds } from '../queries/list_sounds.js'
import type { ReelBody } from '../reel_fields.js'
import { altOf, promptOf } from '../reel_words.js'
import { REEL_ERRORS } from '../messages/en/common.js'
import { saveBrand } from './save_brand.js'
import { noReels } from '../errors.js'

export interface ReelRequest {
  userId: number
  body: ReelBody
  /** Id of a sound that the merchant uploaded before. */
  soundId?: string
  /** Files that were sent along; they are removed when the reel is made. */
  sent?: { sound?: StoredSound; logo?: StoredFile }
  /** Whether the merchant's logo is shown; it is, if missing. */
  hasLogo?: boolean
  /** Whose product's reel it is; that of the first picture, if missing. */
  product?: Product
}

/** A reel of which everything was checked. */
export interface CheckedReel {
  product: Product | null
  /** Without what is known only once files that were sent have rows. */
  params: Omit<ReelParams, 'seed'>
  brand: Brand
}

/**
 * Checks all that a reel needs beyond the form of its order, and takes nothing.
 * @throws AppError 403 when it needs a subscription, 422 where no reels are made; FormError naming the picture or sound that is not
 * there
 */
export async function checkReel(request: ReelRequest): Promise<CheckedReel> {
  const { userId, body } = request
  if (!engineCapabilities().reel) throw noReels()
  await requireEncoder()
  const sources = await sourcesOf(body, userId)
  const product = request.product ?? (await productOf(sources))
  await requireSubscriptionFor(product ?? { isPublic: false }, userId)
  const remembered = (await findBrand(userId)) ?? FIRST_BRAND
  const words = {
    name: body.words?.name ?? product?.name ?? '',
    price: body.words?.price ?? '',
    callToAction: body.words?.call_to_action ?? remembered.callToAction,
    address: body.words?.address ?? remembered.address,
  }
  const { ground, ink, accent, font } = { ...remembered, ...given(body.brand) }
  const params = {
    productId: product?.id ?? null,
    items: body.items.map(({ asset_id: mediaId, caption = '', cut_out: isCutOut = false }) => ({
      mediaId,
      caption,
      isCutOut,
    })),
    template: body.template ?? 'calm',
    aspectRatio: body.aspect_ratio ?? '9:16',
    seconds: body.duration ?? DEFAULT_SECONDS,
    hasEndCard: body.end_card ?? true,
    safeZone: body.safe_zone ?? 'none',
    words,
    brand: {
      ...{ ground, ink, accent, font },
      logoMediaId: request.hasLogo === false ? null : remembered.logoMediaId,
    },
    sound: await soundOf(request),
  } as const
  requireSigns(params)
  const prompt = promptOf(params)
  const { callToAction, address } = words
  return {
    product,
    params: {
      ...params,
      prompt,
      alt: altOf(params, namesOf(sources, product?.name ?? words.name)),
    },
    brand: { ...params.brand, callToAction, address },
  }
}

/**
 * Accepts the making of a reel and takes its credit. How it looks is remembered for the next one.
 * @throws as {@link checkReel}; AppError 402 when the credit is missing
 */
export async function requestReel(
  request: ReelRequest & { idempotency?: IdempotencyInput }
): Promise<Generation> {
  const { userId, body, sent = {}, idempotency } = request
  const { product, params, brand } = await checkReel(request)
  return requestGeneration({
    userId,
    kind: 'reel',
    productId: product?.id,
    idempotency,
    async work(trx) {
      await saveBrand(trx, userId, brand)
      await refuseBeyondStorage(
        trx,
        [sent.sound, sent.logo].flatMap((file) => file ?? [])
      )
      const sound = sent.sound ? await recordMedia(withoutLength(sent.sound), trx) : null
      const logo = sent.logo ? await recordMedia(sent.logo, trx) : null
      return {
        params: {
          ...params,
          ...(sound && {
            sound: { kind: 'own' as const, mediaId: sound.id, from: body.sound_from ?? 0 },
          }),
          brand: logo ? { ...params.brand, logoMediaId: logo.id } : params.brand,
          seed: body.seed ?? randomInt(SEEDS),
          temporaryMediaIds: [sound, logo].flatMap((file) => file?.id ?? []),
        },
      }
    },
  })
}

/** @throws FormError naming the first picture that is not there, or is somebody else's */
async function sourcesOf({ items }: ReelBody, userId: number): Promise<ReelSource[]> {
  const ids = items.map((item) => item.asset_id)
  const found = await findReelSources(ids, userId)
  return items.map(({ asset_id: id, cut_out: isCutOut }, index) => {
    const source = found.get(id)
    if (!source) throw new FormError({ [`items.${index}.asset_id`]: REEL_ERRORS.item(index + 1) })
    if (isCutOut && source.kind === 'film') {
      throw new FormError({ [`items.${index}.cut_out`]: REEL_ERRORS.cutOutFilm(index + 1) })
    }
    return source
  })
}

/** @throws FormError naming the first words with signs that no font here can draw */
function requireSigns({ items, words }: Pick<ReelParams, 'items' | 'words'>): void {
  const fields = [
    ...items.map(({ caption }, index) => [`items.${index}.caption`, caption] as const),
    ['words.name', words.name] as const,
    ['words.price', words.price] as const,
    ['words.call_to_action', words.callToAction] as const,
    ['words.address', words.address] as const,
  ]
  for (const [field, text] of fields) {
    const signs = missingSigns(text)
    if (signs !== '') throw new FormError({ [field]: REEL_ERRORS.signs(signs) })
  }
}

/** The product of the first picture that has one. */
async function productOf(sources: ReelSource[]): Promise<Product | null> {
  const id = sources.find(({ productId }) => productId !== null)?.productId
  return id ? Product.find(id) : null
}

/** Names of what a reel shows, each once. */
function namesOf(sources: ReelSource[], otherwise: string): string[] {
  const names = [...new Set(sources.flatMap(({ productName }) => productName ?? []))]
  return names.length > 0 ? names : [otherwise].filter(Boolean)
}

/** @throws FormError when the merchant has no such sound, or it ends before it begins */
async function soundOf({ userId, body, soundId, sent }: ReelRequest): Promise<ReelParams['sound']> {
  const { sound = 'none', sound_from: from = 0 } = body
  if (sound === 'none') return { kind: 'none' }
  if (sound !== 'own') return { kind: 'bed', bed: sound }
  const own = sent?.sound ?? (await listSounds(userId)).find(({ mediaId }) => mediaId === soundId)
  if (!own) throw new FormError({ sound: REEL_ERRORS.sound })
  if (from > own.seconds - 1) throw new FormError({ sound_from: REEL_ERRORS.from(own.seconds) })
  return { kind: 'own', mediaId: soundId ?? '', from }
}

function withoutLength({ seconds: _, ...file }: StoredSound) {
  return file
}

function given<Values extends object>(values: Values | undefined): Partial<Values> {
  return Object.fromEntries(
    Object.entries(values ?? {}).filter(([, value]) => value !== undefined && value !== null)
  ) as Partial<Values>
}
