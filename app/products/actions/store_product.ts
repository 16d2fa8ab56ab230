import db from '@adonisjs/lucid/services/db'
import type Product from '../models/product.js'
import { createProduct, type CreateProductInput } from './create_product.js'

/** Makes a product with its photos; training it is a step of its own. */
export function storeProduct(input: CreateProductInput): Promise<Product> {
  return db.transaction((trx) => createProduct(trx, input))
}
