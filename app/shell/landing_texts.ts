/** What the public front page says; apart from the shell's texts, which every page loads. */
export const LANDING_TEXTS = {
  title: 'Product photos into marketing pictures',
  hero: {
    heading: 'Product photos that sell, without the photo shoot',
    body: 'Upload a few photos of your product. Vitrine learns what it looks like and makes new pictures of it in any scene you describe: for your shop, your ads and your posts.',
    start: 'Start for free',
    open: 'Create a product',
    sample: 'Try a sample product',
    before: 'Red handbag photographed on a white background',
    after: 'The same handbag on a round podium before a peach wall with leaf shadows',
    label: 'Compare the photo with the generated picture',
  },
  steps: {
    heading: 'From photo to campaign in three steps',
    list: [
      {
        title: 'Upload photos',
        body: 'Five or more snapshots from different sides. A phone and a window are enough.',
      },
      {
        title: 'Train your product',
        body: 'Vitrine identifies the product and learns its shape, colour and label. You do this once.',
      },
      {
        title: 'Generate pictures',
        body: 'Describe the scene and pick a shape: portrait, landscape or square. Up to 10 pictures at a time.',
      },
    ],
  },
  scenes: {
    heading: 'It stays your product',
    body: 'Every picture is made from your own photos, so shape, colour and label stay true. Only the scene changes.',
    from: 'Your photo',
    to: 'In Vitrine',
    list: [
      { product: 'Face cream', scene: 'on white marble with leaf shadows' },
      { product: 'Coffee mug', scene: 'on a wooden kitchen table, morning light' },
    ],
  },
  points: {
    heading: 'Made for selling',
    list: [
      {
        title: 'The right sizes',
        body: '1080x1350 for feeds, 1920x1080 for banners, 1024x1024 for your catalogue.',
      },
      {
        title: 'Sharp enough to zoom',
        body: 'Upscale any result for product pages and print.',
      },
      {
        title: 'Never pay for a failure',
        body: 'One credit makes one picture. If a picture fails, its credit comes straight back.',
      },
      {
        title: 'Private by default',
        body: 'Your photos and results are yours. Only products that you make public can be seen by others.',
      },
    ],
  },
  close: {
    heading: 'Start with free credits',
    body: 'Every new account comes with credits to try Vitrine.',
  },
}
