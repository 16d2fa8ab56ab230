import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import Product from '#app/products/models/product'
import { SAMPLES_OWNER } from '#config/demo'
import { PUBLIC_SAMPLES } from './catalog.js'
import { seedProduct } from './seed_product.js'
import { storeSample, type StoredSample } from './store_sample.js'

/** Puts the files of the public sample products that are missing into the store, by the products' ids. */
export async function storePublicSamples(): Promise<Map<number, StoredSample>> {
  const missing = new Map<number, StoredSample>()
  for (const [id, sample] of PUBLIC_SAMPLES) {
    if (!(await Product.find(id))) missing.set(id, await storeSample(sample))
  }
  return missing
}

/** Makes the public sample products that are missing still. */
export async function seedPublicSamples(
  trx: TransactionClientContract,
  samples: Map<number, StoredSample>
): Promise<void> {
  const owner =
    (await User.findBy('email', SAMPLES_OWNER.email, { client: trx })) ??
    (await User.create({ ...SAMPLES_OWNER, password: null }, { client: trx }))
  for (const [id, stored] of samples) {
    if (await Product.find(id, { client: trx })) continue
    await seedProduct(trx, { stored, ownerId: owner.id, id, isPublic: true })
  }
}
