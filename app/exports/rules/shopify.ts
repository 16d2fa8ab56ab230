import type { Market } from './rules.js'

/**
 * Sources disagree on the largest picture: 20 megapixels and 4,472 a side, or 25 and 5,000 since lately. What stays within
 * the smaller limit is taken either way.
 */
export const SHOPIFY: Market = {
  key: 'shopify',
  name: 'Shopify',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'Shopify product image requirements',
      url: 'https://www.dresma.com/blog/shopify-product-image-requirements-that-you-should-know',
    },
    {
      title: 'Shopify image size guidelines',
      url: 'https://www.getpixly.app/blog/shopify-image-size-guidelines',
    },
  ],
  slots: [
    {
      key: 'product',
      name: 'Product image',
      must: {
        formats: ['jpeg', 'png', 'webp', 'gif', 'heif'],
        max: { longest: 4_472 },
        maxMegapixels: 20,
        maxBytes: 20_000_000,
      },
      advice: { min: { longest: 2_048 }, ratio: { min: 1, max: 1 }, srgb: true },
    },
  ],
}
