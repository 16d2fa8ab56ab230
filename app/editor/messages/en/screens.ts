import { namePictures } from '#app/media/intake/taken_pictures'

/** Wording of the AI editor. */
export const EDITOR_MESSAGES = {
  title: 'AI Editor',
  description: 'Change a picture by saying what should be different.',
  assets: 'View all generated assets',
  cannotEdit: 'Pictures cannot be edited here.',
  source: {
    title: 'Source image',
    drop: 'Drop an image here',
    hint: `${namePictures('or')}, up to 10 MB.`,
    button: 'Upload image',
    notImage: 'Please select only image files',
    uploading: 'Uploading the image',
    retry: 'Try again',
    failed: 'The image could not be uploaded. Please try again.',
    gone: 'This picture is gone, or it is not yours. Please choose another one.',
    alt: 'Source image',
    reset: 'New Image',
  },
  form: {
    label: 'Description',
    placeholder: 'Make the background white and add a soft shadow',
    suggestions: 'Suggestions',
    submit: 'Generate Image',
    submitting: 'Processing...',
    /** What is ordered by the button below. */
    removeThis: 'Remove this',
    removeMarked: 'Remove what is marked',
    missing: (left: number) => `You need 1 image credit for this and have ${left}.`,
  },
  base: {
    label: 'What to change',
    result: 'Change this result',
    original: 'Change the original',
    hint: {
      result: 'The next change builds on the last one. Use Undo to go back a step.',
      original: 'The next change is made to the source image, without the changes so far.',
    },
  },
  area: {
    mark: 'Mark an area',
    again: 'Change area',
    hint: 'Only what you mark changes. Without a mark the whole picture does.',
    marked: 'Only the marked area changes.',
    alt: 'The marked area, in white',
    clear: 'Clear the mark',
    title: 'Mark an area',
    description:
      'Click what may change, or paint over it. Everything that is tinted stays as it is.',
    canvas: 'Picture with the marked area',
    loading: 'Loading the picture...',
    failed: 'The picture could not be loaded.',
    retry: 'Try again',
    cancel: 'Cancel',
    done: 'Use this area',
    notKept: 'The area could not be kept. Please try again.',
    discard: {
      title: 'Throw your changes away?',
      body: 'What you have marked since you opened the picture is not used yet.',
      confirm: 'Throw away',
      keep: 'Keep marking',
    },
    lost: 'The area that was marked was not kept. Mark it again before you generate.',
  },
  product: {
    click: 'Click the product',
    done: 'Generate with it',
    shown: 'The product is what you have shown.',
    alt: 'The product, in white',
    again: 'Show it again',
    forget: 'Find it automatically',
  },
  tips: {
    title: 'Tips',
    list: [
      'Say one change at a time, or several with commas between them.',
      'Name what it is for: the background, the product, the whole picture.',
      'Name colours by word or by code: pastel blue, #f3e9d8.',
      'Put text that should appear in the picture in quotes.',
    ],
    expected: (seconds: number) => `Usually about ${Math.ceil(seconds)} s.`,
  },
  result: {
    title: 'Generated image',
    nothing: {
      empty: {
        title: 'Your generated image will appear here',
        hint: 'Upload an image and describe what to change.',
      },
      pending: {
        title: 'Your image is being made',
        hint: 'You may leave this page: it will be among your generated assets.',
      },
      undone: {
        title: 'This is the original',
        hint: 'Redo brings the changes back.',
      },
    },
    working: 'Working',
    enlarging: 'Enlarging',
    alt: (prompt: string) => (prompt ? `Generated image: ${prompt}` : 'Generated image'),
    step: (step: number, steps: number) => `Change ${step} of ${steps}`,
    undo: 'Undo',
    redo: 'Redo',
    compare: 'Compare with the original',
    handle: 'Divider between the original and the generated image',
    upscale: 'Upscale 2x',
    upscaling: 'Upscaling...',
    download: 'Download',
    fileName: 'generated-image',
  },
  samples: {
    title: 'Try it on a sample',
    text: (credits: string) => `One press changes a sample picture, for ${credits}.`,
    textGraphics: 'Text and graphics',
    textGraphicsHint:
      'Text and graphics on a product stay as they are: the editor works on your picture and draws no new product.',
    action: 'Generate Sample Image',
    actionFor: (product: string, instruction: string) =>
      `Generate Sample Image: ${product}, ${instruction}`,
  },
  errors: {
    process: 'Failed to process image. Please try again.',
    upscale: 'Failed to upscale image. Please try again.',
    invalidAnswer: 'Invalid response from server',
  },
}
