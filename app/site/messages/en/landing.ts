import { plural } from '#app/i18n/plural'

/** What the public front page says. */
export const LANDING_MESSAGES = {
  title: 'Product photos into marketing pictures',
  description:
    'Upload a few photos of your product and make new pictures and short videos of it in any scene: for your shop, your ads and your posts.',
  navigation: { label: 'Main', how: 'How it works', prices: 'Prices', questions: 'Questions' },
  logIn: 'Log in',
  start: 'Start for free',
  sample: 'Try a sample product',
  hero: {
    heading: 'Product photos that sell, without the photo shoot',
    body: 'Upload a few photos of your product. Vitrine learns what it looks like and makes new pictures of it in any scene you describe: for your shop, your ads and your posts.',
    /** @param ownNeedPlan whether pictures of one's own products need a subscription */
    welcome: (images: number, models: number, ownNeedPlan: boolean) =>
      `${images} pictures${ownNeedPlan ? ' of our sample products' : ''} and the training of ${plural(models, { one: 'one product', other: `${models} products` })} are on us. No card needed.`,
    compare: {
      before: { picture: 'handbag-before', alt: 'Red handbag photographed on a white background' },
      after: {
        picture: 'handbag-after',
        alt: 'The same handbag on a round podium before a peach wall with leaf shadows',
      },
      label: 'Compare the photo with the generated picture',
    },
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
    heading: 'One product, any scene',
    body: 'Photographed once, placed wherever your campaign needs it. Vitrine made these pictures from the first one.',
    from: 'Your photo',
    source: { picture: 'perfume-photo', alt: 'Perfume bottle photographed on a white background' },
    list: [
      { picture: 'perfume-marble', caption: 'on a marble table by a bright window' },
      { picture: 'perfume-podium', caption: 'on a round podium, golden hour' },
      { picture: 'perfume-walnut', caption: 'on a walnut table with warm bokeh' },
      { picture: 'perfume-studio', caption: 'in a white studio with a soft shadow' },
    ],
    product: 'Perfume bottle',
  },
  true: {
    heading: 'It stays your product',
    body: 'Every picture is made from your own photos, so shape, colour and label stay true. Only the scene changes, and each result tells how close it came.',
    before: 'Before',
    after: 'After',
    beforeAlt: (product: string) => `${product}, the photo`,
    afterAlt: (product: string) => `${product}, cut from the photo into a new scene`,
    list: [
      {
        product: 'Face cream',
        scene: 'on white marble with leaf shadows',
        before: 'jar-before',
        after: 'jar-after',
      },
      {
        product: 'Coffee mug',
        scene: 'on a wooden kitchen table, morning light',
        before: 'mug-before',
        after: 'mug-after',
      },
    ],
  },
  points: {
    heading: 'Made for selling',
    list: [
      {
        title: 'The right sizes',
        body: '1080x1350 for feeds, 1920x1080 for banners, 1024x1024 for your catalogue.',
      },
      { title: 'Sharp enough to zoom', body: 'Upscale any result for product pages and print.' },
      { title: 'Videos too', body: 'Turn a picture into a video of 5 or 10 seconds.' },
      {
        title: 'Your whole range at once',
        body: 'One set of scenes for all your products, downloaded as one file.',
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
  prices: { heading: 'Simple prices', link: 'What the plan includes' },
  questions: {
    heading: 'Questions and answers',
    list: [
      {
        question: 'Do I need a professional camera?',
        answer:
          'No. A phone, daylight from a window and a plain background are enough. Five photos from different sides will do; ten to twenty are best.',
      },
      {
        question: 'Will the product in the pictures look like mine?',
        answer:
          'The product is taken from your own photos, it is not drawn anew. Each result says how far its colours are from those of the photo, so that you need not search for differences.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Training a product takes between 2 and 5 minutes and is done once. You can close the page meanwhile. Pictures follow within seconds, videos take a little longer.',
      },
      {
        question: 'What happens when a picture fails?',
        answer: 'You get its credit back by itself, and a sentence that says what went wrong.',
      },
      {
        question: 'Who can see my photos?',
        answer:
          'You. Products are private unless you make them public. You can take a copy of everything with you, or delete your account with all that belongs to it, at any time.',
      },
      {
        question: 'Are the pictures marked as made by software?',
        answer:
          'Yes. Each file says so in its metadata and carries content credentials, as marketplaces and the law ask more and more.',
      },
      {
        question: 'Can I use it from my own software?',
        answer: 'Yes, there is an API with a reference that you can try in the browser.',
      },
      {
        question: 'Can I run it on my own server?',
        answer:
          'Yes. Vitrine is open source. It starts with one command and needs no key of anybody else.',
      },
    ],
  },
  close: {
    heading: 'Start with free credits',
    body: 'Make an account, upload a few photos and see your product in a new light.',
  },
}
