import type { Market } from './rules.js'

export const INSTAGRAM: Market = {
  key: 'instagram',
  name: 'Instagram',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'Instagram Graph API: image specifications of posts',
      url: 'https://developers.facebook.com/docs/instagram-api/reference/ig-user/media',
    },
    {
      title: 'Instagram Stories image specifications',
      url: 'https://alladspecs.com/specs/meta-instagram/stories-image',
    },
  ],
  slots: [
    {
      key: 'post',
      name: 'Post',
      must: {
        formats: ['jpeg'],
        min: { width: 320 },
        max: { width: 1_440 },
        maxBytes: 8_000_000,
        ratio: { min: 4 / 5, max: 1.91 },
        srgb: true,
      },
      advice: { min: { width: 1_080 } },
    },
    {
      key: 'story',
      name: 'Story',
      must: {
        formats: ['jpeg', 'png'],
        min: { width: 500 },
        maxBytes: 30_000_000,
        ratio: { min: 9 / 16, max: 9 / 16 },
        srgb: true,
      },
      advice: { min: { width: 1_080 } },
    },
  ],
}
