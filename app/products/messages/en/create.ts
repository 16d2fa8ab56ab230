import { plural } from '#app/i18n/plural'
import { namePictures } from '#app/media/intake/taken_pictures'

/** Wording of the way from photos to a trained product. */
export const CREATE_MESSAGES = {
  create: {
    title: 'Create Product',
    description: 'Upload photos of one product; new pictures are made of it.',
    drop: 'Drop photos of your product here',
    select: 'Select images',
    addMore: 'Add more photos',
    guidance: `${namePictures('or')}, ideally 1024x1024. Best with 10-20 images.`,
    guide: 'What makes a good photo?',
    selected: (count: number) => `${count} of 20 photos selected`,
    identify: 'Continue',
    identifyHint: 'First we look at what the photos show.',
    identifying: 'Identifying your product...',
    identifyingHint: (seconds: number | null) =>
      seconds === null
        ? 'This takes a moment.'
        : `This usually takes about ${Math.ceil(seconds)} s.`,
    copies: 'Copies of your photos',
    sendingCopies: 'Small copies of your photos are being sent.',
    skip: 'Go on without this',
    detected: 'Detected',
    name: 'Product name',
    whatIsIt: 'What is it called?',
    nameHint: 'In a word or two, as your customers call it: pictures are found and made by it.',
    nameMissing: 'Give the product a name.',
    suggestions: 'Suggestions',
    productDescription: 'Description',
    descriptionHint: 'Used when pictures are made. Correct it where it is wrong.',
    doubtful: (count: number) =>
      plural(count, { one: 'One photo could be better', other: `${count} photos could be better` }),
    doubtfulHint: 'You can train with them as they are, or take them out below and add others.',
    method: {
      label: 'How pictures are made of it',
      references: 'Ready at once',
      referencesHint: (seconds: number) =>
        `In about ${seconds} s and free: pictures are drawn from your photos. Shapes and lettering may differ a little. You can train it later.`,
      training: 'Trained',
      trainingHint: (minutes: number) =>
        plural(minutes, {
          one: 'In about a minute, for 1 model credit: the closest likeness, from every side.',
          other: `In about ${minutes} minutes, for 1 model credit: the closest likeness, from every side.`,
        }),
      missing: (count: number) =>
        plural(count, {
          one: 'Needs one more photo.',
          other: `Needs ${count} more photos.`,
        }),
    },
    getReady: 'Get it ready',
    free: 'This is free.',
    start: 'Start Training',
    starting: (fraction: number) => `Uploading ${Math.round(fraction * 100)} %`,
    tooFewToStart: 'Upload at least 5 images to start training',
    noCredits: 'You have no model credits remaining',
    cost: (credits: string) => `Training takes ${credits}.`,
    back: 'Choose other photos',
    stop: 'Stop',
    retry: 'Try again',
    manual: 'Or create a product without training it',
  },
  upload: {
    progress: 'Uploading photos',
    sending: (place: number, count: number, name: string) => `Photo ${place} of ${count}: ${name}`,
    waiting: 'The connection was lost. Sending goes on by itself as soon as it is back.',
    stay: 'Sending stops when you leave this page, and goes on when you come back.',
    arrived: 'Uploaded',
    draft: (name: string, count: number) =>
      plural(count, {
        one: `One photo is saved in ${name}, which is among your products.`,
        other: `${count} photos are saved in ${name}, which is among your products.`,
      }),
    draftHint: 'Go on below, or remove all photos to begin another product.',
  },
  showing: {
    tile: 'Show product',
    tileOf: (photo: string) => `Show product in ${photo}`,
    shown: 'Shown',
    shownOf: (photo: string) => `Product shown in ${photo}. Change it`,
    hint: 'Several things in a photo? Click what the product is.',
  },
  training: {
    title: (name: string) => `Training ${name}`,
    preparing: (name: string) => `Getting ${name} ready`,
    note: 'Training can take between 2-5 minutes',
    usually: (seconds: number) => `Here it usually takes about ${seconds} s.`,
    leave: 'You may leave this page; the training goes on.',
    messages: [
      'Looking at your photos...',
      'Cutting out the product...',
      'Learning its shape and colours...',
      'Preparing it for new scenes...',
      'Nearly there...',
    ],
    failedTitle: 'Training Failed',
    failed: 'Training failed. Please try again.',
    lost: 'The server does not answer. What it has started goes on without this page.',
    resume: 'Try again',
    kept: 'Your photos are kept, and your model credit was given back.',
    keptOwnKey: 'Your photos are kept.',
    again: 'Train again',
    openProduct: 'Open the product',
  },
  trained: {
    title: 'Trained views',
    used: (used: number, all: number) =>
      used === all ? `All ${all} photos are used` : `${used} of ${all} photos are used`,
    quality: { good: 'Good', fair: 'Fair', poor: 'Poor', unused: 'Not used' },
    duplicate: (name: string) => `Nearly the same as ${name}`,
    unused: 'Not used for pictures.',
    again: (credits: string) =>
      `Upload better photos or adjust cut-outs first. Training takes ${credits}.`,
    againFree: 'Upload better photos or adjust cut-outs first. Training is free this once.',
    doubtful: (count: number) =>
      plural(count, { one: 'One photo could be better', other: `${count} photos could be better` }),
  },
  form: {
    title: 'New product',
    description: 'Save a product with its photos. You can train it later.',
    name: 'Name',
    productDescription: 'Description',
    isPublic: 'Public',
    isPublicHint:
      'Everybody may see its name, description and photos, and make pictures and videos of it.',
    images: 'Images',
    drop: 'Drop images here',
    select: 'Select images',
    submit: 'Create Product',
    submitting: 'Creating...',
    cancel: 'Cancel',
    fix: 'Please fix the following errors:',
    missingCredits: (needed: number, left: number) =>
      `${needed} images need ${needed} image credits in your account; you have ${left}. None are taken.`,
  },
}
