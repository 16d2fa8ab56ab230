import type { ReelBox, ReelRatio, ReelZone } from '../reel.js'

/** Shares of the frame's sides that are kept free of words. */
interface Edges {
  top: number
  bottom: number
  left: number
  right: number
}

/**
 * What the networks lay over films of 9:16: names, buttons and descriptions. After what they tell advertisers (Meta: 14 % above, 35 % below
 * in Reels and 20 % in Stories, 6 % beside; TikTok and YouTube Shorts in pixels of 1080 x 1920).
 */
const UPRIGHT: Record<ReelZone, Edges> = {
  reels: { top: 0.14, bottom: 0.35, left: 0.06, right: 0.06 },
  stories: { top: 0.14, bottom: 0.2, left: 0.06, right: 0.06 },
  tiktok: { top: 130 / 1920, bottom: 484 / 1920, left: 0.06, right: 140 / 1080 },
  shorts: { top: 288 / 1920, bottom: 672 / 1920, left: 0.06, right: 192 / 1080 },
  none: { top: 0.05, bottom: 0.05, left: 0.07, right: 0.07 },
}

/** In other shapes the networks write beside the film, and no longer over it. */
const BESIDE: Edges = { top: 0.07, bottom: 0.07, left: 0.06, right: 0.06 }

/** Where words can be read in a network, in pixels of the frame. */
export function safeBox(
  zone: ReelZone,
  ratio: ReelRatio,
  { width, height }: { width: number; height: number }
): ReelBox {
  const { top, bottom, left, right } = ratio === '9:16' ? UPRIGHT[zone] : BESIDE
  return {
    left: Math.round(left * width),
    top: Math.round(top * height),
    right: Math.round((1 - right) * width),
    bottom: Math.round((1 - bottom) * height),
  }
}
