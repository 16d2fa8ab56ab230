import { sql, TO_SHOW } from '#app/core/database/sql'
import type { ProductStatus } from '#app/products/product_status'

/** What operators see of a product, beside its work. */
export type ProductFactsData = {
  id: number
  user_id: number
  email: string
  name: string
  sku: string | null
  status: ProductStatus
  is_public: boolean
  photos: number
  /** ISO 8601. */
  created_at: string
}

/** @param id digits @returns null where there is none, or no more */
export async function findProduct(id: string): Promise<ProductFactsData | null> {
  const [row] = await sql<Omit<ProductFactsData, 'created_at'> & { createdAt: Date }>(
    TO_SHOW,
    `select p.id, p.user_id, u.email, p.name, p.sku, p.status, p.is_public, p.created_at as "createdAt",
       (select count(*) from product_photos f where f.product_id = p.id)::int as photos
     from products p join users u on u.id = p.user_id where p.id = ?`,
    [id]
  )
  if (!row) return null
  const { createdAt, ...product } = row
  return { ...product, created_at: createdAt.toISOString() }
}
