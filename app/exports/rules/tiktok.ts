import type { Market, Rules } from './rules.js'

const shop: Rules = {
  formats: ['jpeg', 'png'],
  min: { shortest: 600 },
  max: { longest: 6_000 },
  maxBytes: 5_000_000,
  ratio: { min: 1, max: 1 },
}

export const TIKTOK: Market = {
  key: 'tiktok',
  name: 'TikTok',
  version: 1,
  lookedUp: '2026-11-22',
  sources: [
    {
      title: 'TikTok Shop image rules: size, shape, format, background',
      url: 'https://imagespeccheck.com/tools/tiktok-shop-image',
    },
    {
      title: 'Constraints for images on TikTok Shop',
      url: 'https://knowledgebase.skuiq.com/knowledge/tts-images',
    },
    {
      title: 'TikTok photo posts: format, size, resolution',
      url: 'https://www.ayrshare.com/docs/media-guidelines/tiktok',
    },
  ],
  slots: [
    {
      key: 'shop-main',
      name: 'Shop, main image',
      must: { ...shop, pureWhite: true, opaque: true, noText: true },
      advice: { min: { shortest: 800 }, srgb: true },
    },
    {
      key: 'shop-gallery',
      name: 'Shop, additional image',
      must: shop,
      advice: { min: { shortest: 800 }, srgb: true },
    },
    {
      key: 'photo',
      name: 'Photo post',
      must: {
        formats: ['jpeg', 'webp'],
        max: { longest: 1_920, shortest: 1_080 },
        maxBytes: 20_000_000,
      },
      advice: { ratio: { min: 9 / 16, max: 9 / 16 }, srgb: true },
    },
  ],
}
