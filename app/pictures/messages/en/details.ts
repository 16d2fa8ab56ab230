/** Wording of what is known of a picture. */
export const DETAIL_MESSAGES = {
  prompt: 'Description',
  size: 'Size',
  upscaled: 'upscaled',
  laidOut: 'Layout',
  byHand: 'By hand',
  scene: 'Scene',
  seed: 'Seed',
  made: 'Made',
  source: 'Made from this photo',
  sourceAlt: (product: string) => `${product}, the photo that the picture was made from`,
  fidelity: (ssim: number | null) =>
    [
      'Mean colour difference (CIEDE2000) between the product in this picture and in your photo. Below 2 is not visible.',
      ...(ssim === null
        ? []
        : [`Structural similarity (SSIM): ${ssim.toFixed(2)}; the same would be 1.`]),
    ].join(' '),
}
