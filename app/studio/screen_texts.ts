/** Wording of the screens on which pictures are made. */
export const STUDIO_TEXTS = {
  chooser: {
    title: 'Generate Images',
    description: 'Choose a product to make new pictures of.',
    samplesBanner: 'These sample products are provided so that you can try Vitrine right away.',
    empty: 'No products ready',
    emptyHint:
      'Upload photos of a product and train it. It takes a few minutes, then it appears here.',
    create: 'Create a product',
    generate: 'Generate images',
    backgrounds: 'Backgrounds',
    video: 'Video',
    sample: 'Sample',
    more: 'Load more',
    kept: 'Pictures of deleted products',
  },
  kept: {
    title: 'Pictures of deleted products',
    description: 'You made them of products that their owners have deleted. They stay yours.',
    empty: 'No pictures',
    emptyHint: 'When the owner of a product deletes it, your pictures of it move here.',
    product: 'Deleted product',
  },
  crumb: 'My Products',
  samples: {
    title: 'Image Generation',
    text: 'New pictures of your product in scenes of your choice.',
    notRecommended: 'Not recommended',
    notRecommendedHint:
      'This product carries text or graphics: look closely at them in each picture.',
    action: 'Generate Sample Images',
    loading: 'Generating sample images... this will take less than a minute',
    cost: (count: number) => `Makes ${count} pictures for ${count} image credits.`,
    own: 'Or describe your own picture',
    failed: 'Failed to generate sample images',
  },
  panel: {
    title: 'New pictures',
    amount: 'Amount of photos',
    amountHint: 'From 1 to 10.',
    shape: 'Aspect ratio',
    description: 'Photo description',
    placeholder: 'on a wooden table by a window, soft morning light',
    tipsTitle: 'Tips',
    tips: [
      'Name a surface: wood, marble, linen, concrete, sand.',
      'Name the light: soft morning, golden hour, dramatic.',
      'Name the place or mood: kitchen, beach, studio, cosy evening.',
    ],
    submit: 'Generate',
    submitting: 'Generating...',
    cost: (needed: number, left: number) =>
      `${needed} image ${needed === 1 ? 'credit' : 'credits'}, ${left} left`,
    missing: (needed: number, left: number) =>
      `You need ${needed} image ${needed === 1 ? 'credit' : 'credits'} for this and have ${left}.`,
    expected: (seconds: number) => `Usually about ${seconds} s for one picture.`,
    guest: 'Sign in to make your own pictures of this product.',
    signIn: 'Log in',
    register: 'Create an account',
    untrained: 'This product has not been trained yet.',
    training: 'This product is being trained.',
    openProduct: 'Open the product',
  },
  results: {
    title: 'Results',
    empty: 'Your pictures will appear here.',
    open: 'Open',
    download: 'Download',
    makeVideo: 'Make a video',
    upscale: 'Upscale 2x',
    upscaling: 'Upscaling...',
    upscaled: 'Upscaled',
    reuse: 'Use this prompt',
    more: 'Load more',
    showMore: 'show more',
    showLess: 'show less',
    cancel: 'Cancel',
    queued: 'Waiting for its turn',
    working: 'Working',
    pending: (count: number) => `Making ${count === 1 ? 'a picture' : `${count} pictures`}`,
    pendingUpscale: 'Enlarging a picture',
    ignored: (words: readonly string[]) =>
      `Not understood: ${words.map((word) => `'${word}'`).join(', ')}`,
    someFailed: (count: number) =>
      `${count === 1 ? 'One picture' : `${count} pictures`} could not be made; the credits were given back.`,
  },
  details: {
    prompt: 'Description',
    size: 'Size',
    upscaled: 'upscaled',
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
  },
  errors: {
    prompt: 'Please provide a photo description',
    generate: 'Failed to generate images',
    upscale: (reason: string) => `Failed to upscale image: ${reason}`,
    cancel: 'The work could not be cancelled. Please try again.',
    invalidAnswer: 'Invalid response from server',
  },
}

/** Characters of a prompt that are shown at first. */
export const PROMPT_PREVIEW = 50
