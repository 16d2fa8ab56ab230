import type { Market } from './rules.js'

export const EBAY: Market = {
  key: 'ebay',
  name: 'eBay',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'eBay picture policy',
      url: 'https://www.ebay.com/help/policies/listing-policies/picture-policy?id=4370',
    },
    {
      title: 'eBay developers: picture formats and the largest stored size',
      url: 'https://developer.ebay.com/api-docs/commerce/media/resources/image/methods/createImageFromFile',
    },
    {
      title: 'eBay image requirements: file size',
      url: 'https://plomz.com/guide/ebay-image-requirements-for-sellers-2026',
    },
  ],
  slots: [
    {
      key: 'photo',
      name: 'Listing photo',
      must: {
        formats: ['jpeg', 'png', 'webp', 'gif', 'tiff', 'bmp', 'heif', 'avif'],
        min: { longest: 500 },
        maxBytes: 12_000_000,
        noText: true,
      },
      advice: { min: { longest: 1_600 }, srgb: true },
    },
  ],
}
