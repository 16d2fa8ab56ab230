import { engineCapabilities } from '#app/engines/capabilities'
import type { EngineCapabilities } from '#app/engines/engine'
import { type ProductLockRule, productLockRule } from '#config/engine'
import type Product from './models/product.js'
import type { ProductLock } from './product_lock.js'

/** What holds for a product: its owner's word, else the installation's rule. */
export function lockOf(
  { productLock, isTextGraphics }: Pick<Product, 'productLock' | 'isTextGraphics'>,
  rule: ProductLockRule = productLockRule
): ProductLock {
  if (productLock) return productLock
  const isLocked = rule === 'text' ? isTextGraphics : rule === 'always'
  return isLocked ? 'locked' : 'free'
}

/** Whether there is anything to lock: some engines never draw a product anew. */
export function canBeFree(capabilities: EngineCapabilities = engineCapabilities()): boolean {
  return capabilities.generate?.redraws === true
}
