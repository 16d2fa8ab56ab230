import type { Market, Rules } from './rules.js'

const every: Rules = {
  formats: ['jpeg', 'png', 'tiff', 'gif'],
  min: { longest: 500 },
  max: { longest: 10_000 },
  maxBytes: 10_000_000,
  srgb: true,
}

/** Zoom starts at 1,000 pixels; 1,600 is what is recommended for it. */
const zoom: Rules = { min: { longest: 1_600 }, ratio: { min: 1, max: 1 } }

export const AMAZON: Market = {
  key: 'amazon',
  name: 'Amazon',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'Amazon product image requirements, main and technical rules',
      url: 'https://mercatuslab.com/blog/amazon-product-image-requirements',
    },
    {
      title: 'Images for Amazon Seller Central: formats, colour space, file size',
      url: 'https://changethisfile.com/blog/convert-images-for-amazon-seller-central',
    },
    {
      title: 'Amazon technical image file requirements',
      url: 'https://www.amalytix.com/en/glossary/technical-image-file-requirements',
    },
  ],
  slots: [
    {
      key: 'main',
      name: 'Main image',
      must: {
        ...every,
        opaque: true,
        pureWhite: true,
        fill: { min: 0.85, max: 1 },
        noText: true,
      },
      advice: zoom,
    },
    { key: 'gallery', name: 'Additional image', must: every, advice: zoom },
  ],
}
