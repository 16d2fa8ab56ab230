import type { Market } from './rules.js'

/** No shape is asked for: thumbnails are cut to several, and sources differ on which. */
export const ETSY: Market = {
  key: 'etsy',
  name: 'Etsy',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'Etsy listing photo checklist',
      url: 'https://hauld.app/blog/etsy-listing-photo-checklist',
    },
  ],
  slots: [
    {
      key: 'photo',
      name: 'Listing photo',
      must: { formats: ['jpeg', 'png', 'gif'], maxBytes: 10_000_000 },
      advice: { min: { longest: 2_000 }, srgb: true },
    },
  ],
}
