import type { TransactionClientContract } from '@adonisjs/lucid/types/database'

type OnDeleting = (trx: TransactionClientContract, productId: number) => Promise<(string | null)[]>

const listeners: OnDeleting[] = []

/**
 * Has removed what the owner of a product made of it, and nobody else; the listener answers the media of that, which go afterwards. The product
 * is still there.
 */
export function onProductDeleting(listener: OnDeleting): void {
  listeners.push(listener)
}

/**
 * Told in the transaction that deletes a product.
 * @returns media that nothing shows any more
 */
export async function notifyProductDeleting(
  trx: TransactionClientContract,
  productId: number
): Promise<string[]> {
  const media: string[] = []
  for (const listener of listeners) {
    for (const id of await listener(trx, productId)) if (id !== null) media.push(id)
  }
  return media
}
