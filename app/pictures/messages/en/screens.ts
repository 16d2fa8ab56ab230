import { plural } from '#app/i18n/plural'

/** Wording of the screens on which pictures are made. */
export const GENERATION_MESSAGES = {
  needsSubscription:
    'Making pictures of your own products needs a subscription. The sample products are free to try.',
  doubted: {
    text: (doubted: number, photos: number) =>
      `In ${doubted} of ${photos} photos it is not certain what belongs to the product. Check the cut-outs before you spend credits: pictures are made of them.`,
    look: 'Look at the cut-outs',
  },
  sample: 'Sample',
  crumb: 'My Products',
  samples: {
    images: {
      title: 'Image Generation',
      text: 'New pictures of your product in scenes of your choice.',
      action: 'Generate Sample Images',
    },
    backgrounds: {
      title: 'Background Generation',
      text: 'One of your photos, its product untouched, before a new background.',
      action: 'Generate Sample Backgrounds',
    },
    recommended: 'Recommended',
    startHere: 'Start here',
    notRecommended: 'Not recommended',
    notRecommendedHint:
      'This product carries text or graphics: look closely at them in each picture.',
    loading: 'Generating sample images... this will take less than a minute',
    cost: (count: number, credits: string) => `Makes ${count} pictures for ${credits}.`,
    own: 'Or describe your own picture',
    failed: 'Failed to generate sample images',
  },
  shapes: { square_hd: 'Square', portrait_4_3: 'Portrait', landscape_4_3: 'Landscape' },
  panel: {
    title: 'New pictures',
    amount: 'Amount of photos',
    amountHint: 'From 1 to 10.',
    shape: 'Aspect ratio',
    description: 'Photo description',
    placeholder: 'on a wooden table by a window, soft morning light',
    tipsTitle: 'Tips',
    tips: [
      'Surface: wood, marble, linen, sand',
      'Light: soft morning, golden hour',
      'Place or mood: kitchen, beach, studio',
    ],
    submit: 'Generate',
    submitting: 'Generating...',
    saveRecipe: 'Save as recipe',
    missing: (needed: number, left: number) =>
      `You need ${needed} image ${plural(needed, { one: 'credit', other: 'credits' })} for this and have ${left}.`,
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
    review: 'Review results',
    more: 'Load more',
    showMore: 'show more',
    showLess: 'show less',
    cancel: 'Cancel',
    queued: 'Waiting for its turn',
    working: 'Working',
    leave: 'You may leave this page: it goes on.',
    late: 'It takes longer than usual. You may leave this page: it goes on, and what fails costs nothing.',
    pending: (count: number) =>
      `Making ${plural(count, { one: 'a picture', other: `${count} pictures` })}`,
    pendingUpscale: 'Enlarging a picture',
  },
  errors: {
    prompt: 'Please provide a photo description',
    generate: 'Failed to generate images',
    cancel: 'The work could not be cancelled. Please try again.',
  },
}

/** Characters of a prompt that are shown at first. */
export const PROMPT_PREVIEW = 50
