/** `ready`: trained, pictures can be made. `failed`: its only training failed; it can be trained again. */
export type ProductStatus = 'draft' | 'training' | 'ready' | 'failed'
