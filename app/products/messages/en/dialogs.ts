import { plural } from '#app/i18n/plural'

/** Wording of the dialogs of a product's page. */
export const DIALOG_MESSAGES = {
  visibility: {
    public: {
      title: (name: string) => `Make ${name} public?`,
      intro: 'Everybody, signed in or not, will see:',
      shown: (photos: number) => [
        'its name and description',
        `${plural(photos, { one: 'its photo', other: `its ${photos} photos` })} in full size, with the file names`,
      ],
      kept: 'Everybody with an account may make pictures and videos of it. Those that you made stay visible to you alone. You can make it private again at any time.',
      confirm: 'Make public',
    },
    private: {
      title: (name: string) => `Make ${name} private?`,
      text: 'Nobody else will find it or make anything of it any more. Pictures and videos that others made of it stay theirs.',
      confirm: 'Make private',
    },
    failed: 'This could not be changed. Please try again.',
  },
  lock: {
    label: 'In new pictures',
    options: [
      {
        value: 'locked' as const,
        label: 'Keep it as photographed',
        description: 'Its own pixels are put into a new scene: lettering and details stay right.',
      },
      {
        value: 'free' as const,
        label: 'Draw it anew',
        description: 'It is seen from other sides and in other light; small details may change.',
      },
    ],
  },
  uploadDialog: {
    title: 'Upload Images',
    drop: 'Drop images here',
    select: 'Select images',
    submit: (count: number) =>
      count === 0
        ? 'Upload'
        : plural(count, { one: 'Upload 1 image', other: `Upload ${count} images` }),
    uploaded: (count: number) =>
      plural(count, { one: '1 image was added.', other: `${count} images were added.` }),
  },
  generateDialog: {
    title: 'Generate Images',
    prompt: 'Photo description',
    placeholder: 'on a wooden table by a window, soft morning light',
    amount: 'Amount of photos',
    photos: 'Photos to work from',
    photosHint: 'All that was learnt in training is used when none is chosen.',
    photosHintUntrained: 'This product is not trained yet: choose what to work from.',
    submit: 'Generate',
  },
}
