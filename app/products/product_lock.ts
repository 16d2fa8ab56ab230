/** Whether pictures keep a product's own pixels, or a model may draw it anew. */
export type ProductLock = 'locked' | 'free'
