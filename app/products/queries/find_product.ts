import { notFound } from '#app/core/errors/errors'
import { findModel } from '#app/core/database/find_model'
import Product from '../models/product.js'

/**
 * A product that this visitor may see: a public one, or their own.
 * @param userId null for guests
 * @throws AppError 404 for anything else, so that ids tell nothing
 */
export async function findVisibleProduct(
  id: number | string,
  userId: number | null
): Promise<Product> {
  const product = await find(id)
  if (!product || !(product.isPublic || product.userId === userId)) throw notFound()
  return product
}

/**
 * A product of this user.
 * @throws AppError 404 for anybody else's, public or not
 */
export async function findOwnProduct(id: number | string, userId: number): Promise<Product> {
  const product = await find(id)
  if (product?.userId !== userId) throw notFound()
  return product
}

/** Ids come out of paths: what is no positive bigint finds nothing. */
async function find(id: number | string): Promise<Product | null> {
  if (!/^[1-9]\d{0,17}$/.test(String(id))) return null
  return findModel(Product, id)
}
