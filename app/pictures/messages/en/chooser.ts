/** Wording of the screens on which a product is chosen. */
export const CHOOSER_MESSAGES = {
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
  kept: 'Pictures and videos of deleted products',
}

/** Wording of the page of what is left of deleted products. */
export const KEPT_MESSAGES = {
  title: 'Pictures and videos of deleted products',
  description: 'You made them of products that their owners have deleted. They stay yours.',
  empty: 'Nothing here',
  emptyHint: 'When the owner of a product deletes it, what you made of it moves here.',
  videos: 'Videos',
  product: 'Deleted product',
}
