import { namePictures } from '#app/media/intake/taken_pictures'

/** Seconds from which an engine counts as slow: its work is announced in the words for that. */
const SLOW = 240

/** Wording of the screens on which films are made. */
export const VIDEO_MESSAGES = {
  chooser: { title: 'Generate Videos', description: 'Choose a product to make a video of.' },
  title: (product: string) => `${product} Videos`,
  crumb: 'My Products',
  sample: 'Sample',
  preview: 'Your video starts with this picture.',
  previewEmpty: 'Choose a picture for your video to start with.',
  pending: {
    title: 'Making your video',
    expected: (seconds: number | null) =>
      `This takes about ${roughly(seconds)}. You may leave this page and come back later.`,
    queued: 'Waiting for its turn',
    working: 'Working',
    cancel: 'Cancel',
    cancelFailed: 'The work could not be cancelled. Please try again.',
  },
  result: {
    title: 'Your video is ready',
    download: 'Download Video',
    another: 'Make another',
  },
  list: {
    title: 'Videos',
    empty: 'No videos yet',
    emptyHint: 'Videos that you generate appear here.',
    more: 'Load more',
    play: 'Play',
    playOf: (prompt: string, seconds: number) => `Play the video: ${prompt}, ${seconds} s`,
    download: 'Download',
    remove: 'Delete',
  },
  dialog: {
    title: 'Generate Video',
    uploaded: 'Your own image',
    upload: 'Upload an image',
    removeUpload: 'Remove your image',
    uploadHint: `${namePictures('or')}, up to 10MB. It is used for this video only.`,
    change: 'Change and try again',
    hide: 'Continue in the background',
    done: 'Done & View Result',
    success: 'Video generated successfully!',
  },
  errors: {
    prompt: 'Please provide a video description',
    noImage: 'Please select an image',
    noImageFirst: 'Please select an image first',
    generate: 'Failed to generate video',
    generateBecause: (reason: string) => `Failed to generate video: ${reason}`,
    start: 'Failed to start video generation',
    failed: 'Video generation failed',
    check: 'Failed to check video status',
    timedOut: 'Video generation timed out',
    kind: 'Please select only image files',
    size: 'File size must be less than 10MB',
    unreadable: 'The image could not be read.',
  },
}

function roughly(seconds: number | null): string {
  if (seconds === null || seconds >= SLOW) return '6 minutes'
  return seconds < 90 ? `${Math.ceil(seconds / 5) * 5} s` : `${Math.ceil(seconds / 60)} minutes`
}
