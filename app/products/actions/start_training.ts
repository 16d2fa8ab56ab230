import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { firstOf } from '#app/core/elements'
import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities } from '#app/engines/engine'
import type { IdempotencyInput } from '#app/work/actions/claim_idempotency_key'
import { requestGeneration } from '#app/work/actions/request_generation'
import type Generation from '#app/work/models/generation'
import { MAX_TRAINING_PHOTOS, MIN_REFERENCE_PHOTOS, MIN_TRAINING_PHOTOS } from '#config/products'
import type { ProductStatus } from '../product_status.js'
import type Product from '../models/product.js'
import { hasLearntModel } from '../queries/has_learnt_model.js'
import { isBetterTrainedAnew } from '../queries/is_better_trained_anew.js'
import { createProduct, type CreateProductInput } from './create_product.js'
import { sql } from '#app/core/database/sql'
import { noReferences, trainedAlready, trainingUnderWay, wrongNumberOfPhotos } from '../errors.js'
import type { TrainingMethod } from '../training_method.js'

/**
 * Makes a product of photos and has it trained: product, photos, credit and job in one transaction. A repetition with
 * the same idempotency key answers the first training and makes no second product.
 * @throws AppError 402 without a model credit, 422 where the engine in use draws no product that it has not learnt
 */
export async function trainNewProduct(
  input: CreateProductInput & { method: TrainingMethod },
  idempotency?: IdempotencyInput
): Promise<Generation> {
  const { method, ...product } = input
  requireMethod(method, engineCapabilities())
  return requestGeneration({
    userId: input.userId,
    kind: 'train',
    idempotency,
    async work(trx) {
      const { id } = await createProduct(trx, product)
      await markAsTraining(trx, id)
      return { newProductId: id, params: paramsOf(id, method), isFree: isFreeBy(method) }
    },
  })
}

/**
 * Has a product trained on the photos that it has, for the first time or again; once for nothing when the engine has learnt to train better.
 * @throws AppError 402 without a model credit, 404 when it is gone, 409 while it is being trained, or has learnt
 * more than its photos tell, 422 with too few or too many photos, or
 * where the engine in use draws no product that it has not learnt
 */
export async function trainProduct(
  product: Product,
  method: TrainingMethod,
  idempotency?: IdempotencyInput,
  capabilities: EngineCapabilities = engineCapabilities()
): Promise<Generation> {
  requireMethod(method, capabilities)
  return requestGeneration({
    userId: product.userId,
    kind: 'train',
    productId: product.id,
    idempotency,
    async work(trx) {
      await beginTraining(trx, product.id, method)
      const isFree = isFreeBy(method) || (await isBetterTrainedAnew(trx, product.id))
      return { params: paramsOf(product.id, method), isFree }
    },
  })
}

/**
 * Marks a product, which is locked, as being trained; the caller writes the work in the same transaction.
 * @throws AppError 409 while it is being trained, or has learnt more than its photos tell, 422 with too few or too many photos
 */
export async function beginTraining(
  trx: TransactionClientContract,
  productId: number,
  method: TrainingMethod
): Promise<void> {
  const rows = await sql<{ status: ProductStatus; photos: number }>(
    trx,
    `select status, (select count(*) from product_photos where product_id = products.id) as photos
     from products where id = ?`,
    [productId]
  )
  const { status, photos } = firstOf(rows)
  if (status === 'training') {
    throw trainingUnderWay()
  }
  if (method === 'references' && (await hasLearntModel(trx, productId))) throw trainedAlready()
  const least = fewestPhotos(method)
  if (photos < least || photos > MAX_TRAINING_PHOTOS) {
    throw wrongNumberOfPhotos({ photos, least })
  }
  await markAsTraining(trx, productId)
}

/** Fewest photos that a product can be made ready of. */
export function fewestPhotos(method: TrainingMethod): number {
  return method === 'references' ? MIN_REFERENCE_PHOTOS : MIN_TRAINING_PHOTOS
}

function requireMethod(method: TrainingMethod, { train }: EngineCapabilities): void {
  if (method === 'references' && !train?.withoutLearning) throw noReferences()
}

/** What a model learns costs; photos that are looked at do not. */
const isFreeBy = (method: TrainingMethod) => method === 'references'

function paramsOf(productId: number, method: TrainingMethod) {
  return method === 'references' ? { productId, method } : { productId }
}

async function markAsTraining(trx: TransactionClientContract, productId: number): Promise<void> {
  await sql(trx, `update products set status = 'training', updated_at = now() where id = ?`, [
    productId,
  ])
}
