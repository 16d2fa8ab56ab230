import type { Market, Rules } from './rules.js'

/** The minimum is that of clothing, which holds for all other products too; 500 from 31 January 2027 on. */
const every: Rules = {
  formats: ['jpeg', 'webp', 'png', 'gif', 'bmp', 'tiff'],
  min: { shortest: 250 },
  maxMegapixels: 64,
  maxBytes: 16_000_000,
}

export const GOOGLE: Market = {
  key: 'google',
  name: 'Google Merchant Center',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'Google Merchant Center: image link',
      url: 'https://support.google.com/merchants/answer/6324350',
    },
    {
      title: 'Requirements of the main product image',
      url: 'https://help.mergado.com/en/mergado-editor/advertising-channels-and-listings/google/google-element-reference/element-g-image-link/',
    },
    {
      title: 'Google Merchant image requirements with dates',
      url: 'https://emberfeed.com/specs/google-merchant-image-requirements-2026',
    },
  ],
  slots: [
    {
      key: 'main',
      name: 'Main image',
      must: { ...every, noText: true },
      advice: {
        min: { shortest: 1_500 },
        fill: { min: 0.75, max: 0.9 },
        pureWhite: true,
        srgb: true,
        marks: true,
      },
    },
    {
      key: 'additional',
      name: 'Additional image',
      must: every,
      advice: { min: { shortest: 1_500 }, srgb: true, marks: true },
    },
  ],
}
