import type { ReelBed, ReelFont, ReelRatio, ReelTemplate, ReelZone } from '#engine/reel/reel'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

const TEMPLATES: Record<ReelTemplate, { name: string; hint: string }> = {
  calm: { name: 'Calm', hint: 'Soft fades, slow moves' },
  bold: { name: 'Bold', hint: 'Hard cuts on the beat' },
  catalogue: { name: 'Catalogue', hint: 'Pages with words beside' },
  before_after: { name: 'Before and after', hint: 'Wiped over one another' },
  colors: { name: 'Colours', hint: 'One thing in many versions' },
}

const RATIOS: Record<ReelRatio, string> = {
  '9:16': 'Reel, Story',
  '4:5': 'Feed',
  '1:1': 'Square',
  '16:9': 'Wide',
}

const ZONES: Record<ReelZone, string> = {
  reels: 'Instagram Reels',
  stories: 'Instagram Stories',
  tiktok: 'TikTok',
  shorts: 'YouTube Shorts',
  none: 'None',
}

const BEDS: Record<'none' | 'own' | ReelBed, { name: string; hint: string }> = {
  none: { name: 'None', hint: 'Add music in the network' },
  calm: { name: 'Calm', hint: 'Warm and slow' },
  bright: { name: 'Bright', hint: 'Light and friendly' },
  pulse: { name: 'Pulse', hint: 'Fast, with a beat' },
  own: { name: 'Your own', hint: 'MP3, M4A or WAV' },
}

const FONTS: Record<ReelFont, string> = {
  inter: 'Plain',
  serif: 'Elegant',
  mono: 'Technical',
  display: 'Narrow',
}

/** Wording of the page on which reels are made. */
export const REEL_MESSAGES = {
  title: (product: string) => `Reel of ${product}`,
  crumb: 'Products',
  description: 'Your pictures as a short video for Instagram, TikTok and YouTube.',
  unavailable: 'Reels cannot be made here.',
  empty: 'There is nothing to make a reel of yet',
  emptyHint: 'Add photos of this product first.',
  toProduct: 'To the product',
  startAgain: 'Start again',
  items: {
    title: 'Pictures',
    count: (count: number) => `${count} of 10`,
    add: 'Add pictures',
    gone: (count: number) =>
      plural(count, {
        one: 'A picture of this reel was deleted meanwhile, and was taken out.',
        other: `${count} pictures of this reel were deleted meanwhile, and were taken out.`,
      }),
    lost: 'Pictures of other products could not be loaded.',
    notThere: 'Not loaded',
    loading: 'Loading the picture',
    retry: 'Try again',
    few: 'A reel needs 3 pictures at least.',
    help: 'Drag a row by its handle, or press Alt with an arrow key, to change the order.',
    handle: (place: number, label: string) => `Move picture ${place}: ${label}`,
    up: (place: number) => `Move picture ${place} up`,
    down: (place: number) => `Move picture ${place} down`,
    remove: (place: number) => `Remove picture ${place}`,
    moved: (to: number, count: number) => `Now picture ${to} of ${count}.`,
    removed: (place: number, left: number) => `Picture ${place} removed. ${left} are left.`,
    caption: (place: number) => `Caption of picture ${place}`,
    captionPlaceholder: 'Caption (optional)',
    cutOut: 'Cut out',
    cutOutOf: (place: number) => `Cut out the product of picture ${place}`,
    film: 'Video',
    signs: (signs: string) => `These signs cannot be drawn: ${signs}`,
    cut: 'Too long to be read in this time: it is cut off. Shorten it, or make the reel longer.',
  },
  picker: {
    title: 'Add pictures',
    product: 'Product',
    products: 'Show products',
    noProduct: (search: string) => `No product is called “${search}”.`,
    productsLost: 'Your products could not be loaded. Please try again.',
    loading: 'Loading the pictures',
    lost: 'The pictures of this product could not be loaded.',
    retry: 'Try again',
    results: 'Results',
    photos: 'Photos',
    films: 'Videos',
    none: { results: 'No results yet.', photos: 'No photos yet.', films: 'No videos yet.' },
    add: (count: number) =>
      count === 0
        ? 'Add pictures'
        : plural(count, { one: 'Add 1 picture', other: `Add ${count} pictures` }),
    left: (count: number) =>
      count === 0 ? 'The reel is full.' : `Up to ${count} more can be added.`,
    cancel: 'Cancel',
  },
  look: {
    title: 'Look',
    template: 'Template',
    templates: TEMPLATES,
    ratio: 'Shape',
    ratios: RATIOS,
    length: 'Length',
    seconds: 's',
  },
  words: {
    title: 'Words',
    name: 'Name',
    price: 'Price',
    callToAction: 'Call to action',
    callToActionPlaceholder: 'Shop now',
    address: 'Address',
    addressPlaceholder: 'yourshop.com',
    endCard: 'End card',
    endCardHint: 'Closes with name, price, call to action and address.',
    zone: 'Keep words clear of the buttons of',
    zones: ZONES,
  },
  brand: {
    title: 'Brand',
    remembered: 'Remembered for your next reel.',
    ground: 'Background',
    ink: 'Text',
    accent: 'Accent',
    font: 'Font',
    fonts: FONTS,
    logo: 'Logo',
    noLogo: 'No logo yet',
    showLogo: 'Show the logo',
    upload: 'Upload a logo',
    replace: 'Replace',
    remove: 'Remove',
    uploadFailed: 'The logo could not be uploaded.',
  },
  sound: {
    title: 'Sound',
    beds: BEDS,
    listen: (name: string) => `Listen to ${name}`,
    stop: (name: string) => `Stop ${name}`,
    licence: 'The music is made by Vitrine: you may use it everywhere, also in paid ads.',
    file: 'Sound file',
    choose: 'Upload a sound',
    another: 'Upload another one',
    none: 'Upload a sound, or choose another one above.',
    from: 'Begins at',
    uploading: 'Uploading',
    uploadFailed: 'The sound could not be uploaded.',
  },
  draft: {
    title: 'Draft',
    play: 'Play',
    pause: 'Pause',
    position: 'Position',
    time: (at: number, all: number) =>
      `${formatNumber(Math.floor(at))} of ${formatNumber(all)} seconds`,
    zone: 'Show what the network covers',
    covered: (network: string) => `Covered by ${network}`,
    failed: 'The draft cannot be shown: a picture could not be loaded.',
    loading: 'Drawing the draft',
    label: (product: string) => `Draft of the reel of ${product}`,
  },
  making: 'Making your reel',
  submit: 'Make reel',
  submitting: 'Making your reel',
  missing: 'You have no video credits left.',
  failed: 'The reel could not be made. Please try again.',
  result: {
    title: 'Your reel is ready',
    download: 'Download MP4',
    poster: 'Poster',
    another: 'Change and make another',
    alt: 'Text for people who do not see it',
  },
}
