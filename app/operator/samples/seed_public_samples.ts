import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import User from '#app/accounts/models/user'
import Product from '#app/products/models/product'
import { PUBLIC_SAMPLES } from './catalog.js'
import { seedProduct } from './seed_product.js'

/** Owner of the public samples; nobody can sign in as it. */
const OWNER = { name: 'Vitrine', email: 'samples@vitrine.localhost' }

/** Makes the public sample products that are missing. */
export async function seedPublicSamples(trx: TransactionClientContract): Promise<void> {
  const owner =
    (await User.findBy('email', OWNER.email, { client: trx })) ??
    (await User.create({ ...OWNER, password: null }, { client: trx }))
  for (const [id, sample] of PUBLIC_SAMPLES) {
    if (await Product.find(id, { client: trx })) continue
    await seedProduct(trx, { sample, ownerId: owner.id, id, isPublic: true })
  }
}
