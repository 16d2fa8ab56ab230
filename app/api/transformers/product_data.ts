import type Product from '#app/products/models/product'
import type { ProductPhoto } from '#app/products/queries/list_product_photos'
import type { ListedProduct } from '#app/products/queries/list_products'
import { photoData as screenPhoto } from '#app/products/transformers/product_data'
import { assetUrl } from './asset_data.js'

/** A product in a list, as the public API answers it. */
export function listedProductData(product: ListedProduct) {
  return {
    id: product.id,
    name: product.name,
    is_public: product.isPublic,
    is_owner: product.isOwner,
    status: product.status,
    photos_count: product.photosCount,
    created_at: product.createdAt.toISOString(),
  }
}

/** A product with its photos, as the public API answers it. */
export function productData(product: Product, photos: ProductPhoto[], viewerId: number) {
  return {
    id: product.id,
    name: product.name,
    is_public: product.isPublic,
    is_owner: product.userId === viewerId,
    status: product.status,
    photos_count: photos.length,
    created_at: product.createdAt.toISO()!,
    description: product.description,
    trigger_word: product.triggerWord,
    photos: photos.map(photoData),
  }
}

/** A photo of a product, as the public API answers it. */
export function photoData(photo: ProductPhoto) {
  return {
    id: photo.id,
    asset_id: photo.mediaId,
    url: assetUrl(photo.mediaId),
    original_name: photo.originalName,
    width: photo.width,
    height: photo.height,
    check_cutout: screenPhoto(photo).check_cutout,
    created_at: photo.createdAt.toISOString(),
  }
}
