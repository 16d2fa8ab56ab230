const count = (number: number, one: string, many = `${one}s`) =>
  `${number.toLocaleString('en')} ${number === 1 ? one : many}`

/** Wording of the screens of batches and recipes. */
export const BATCH_TEXTS = {
  list: {
    title: 'Batches',
    description: 'The same scenes for many products at once.',
    create: 'New batch',
    recipes: 'Recipes',
    empty: 'No batches yet',
    emptyHint:
      'Choose products and describe scenes: every product is pictured in every scene, while you do something else.',
    more: 'Load more',
    size: (products: number, scenes: number, shapes: number) =>
      [
        count(products, 'product'),
        count(scenes, 'scene'),
        ...(shapes > 1 ? [count(shapes, 'aspect ratio')] : []),
      ].join(' × '),
    done: (done: number, all: number) =>
      `${done.toLocaleString('en')} of ${all.toLocaleString('en')} done`,
    failed: (failed: number) => `${failed.toLocaleString('en')} failed`,
    progress: (name: string) => `Progress of ${name}`,
  },
  states: { running: 'Running', paused: 'Paused', finished: 'Finished', cancelled: 'Cancelled' },
  recipes: {
    title: 'Recipes',
    description: 'Scenes, aspect ratios and amounts under a name, to use again and to share.',
    create: 'New recipe',
    edit: 'Edit recipe',
    import: 'Import',
    importFailed: 'Nothing was imported',
    export: 'Export',
    exportOf: (name: string) => `Export ${name}`,
    use: 'Use in a batch',
    useOf: (name: string) => `Use ${name} in a batch`,
    editOf: (name: string) => `Edit ${name}`,
    deleteOf: (name: string) => `Delete ${name}`,
    delete: 'Delete recipe',
    deleteTitle: (name: string) => `Delete ${name}?`,
    deleteHint: 'Batches that were started with it keep what it said.',
    empty: 'No recipes yet',
    emptyHint: 'Write one, or import one that somebody has given you.',
    name: 'Name',
    save: 'Save recipe',
    cancel: 'Cancel',
    summary: (scenes: number, shapes: readonly string[], amount: number) =>
      [
        count(scenes, 'scene'),
        shapes.join(', '),
        ...(amount > 1 ? [`${amount} pictures each`] : []),
      ].join(' · '),
  },
  fields: {
    scenes: 'Scenes',
    scene: (place: number) => `Scene ${place}`,
    prompt: (place: number) => `Description of scene ${place}`,
    placeholder: 'on a wooden table by a window, soft morning light',
    sceneName: (place: number) => `Short name of scene ${place}`,
    sceneNamePlaceholder: 'Short name, for columns and files',
    add: 'Add a scene',
    remove: (place: number) => `Remove scene ${place}`,
    shapes: 'Aspect ratios',
    amount: 'Pictures of each scene',
  },
  shapes: { square: 'Square', portrait: 'Portrait', landscape: 'Landscape' },
  create: {
    title: 'New batch',
    products: '1. Products',
    listed: 'Products',
    search: 'Search your trained products',
    selectAll: (number: number) => `Select all ${number.toLocaleString('en')}`,
    clear: 'Clear',
    chosen: (number: number, most: number) =>
      `${number.toLocaleString('en')} of at most ${most.toLocaleString('en')} chosen`,
    noMatch: (search: string) => `None of your trained products is called ‘${search}’.`,
    noProducts: 'No trained products',
    noProductsHint:
      'A batch makes pictures of products that are trained. Create one; training takes a few minutes.',
    createProduct: 'Create a product',
    what: '2. Scenes',
    recipe: 'Start from a recipe',
    noRecipe: 'Write the scenes here',
    name: 'Name of the batch',
    nameHint: 'Without one it is called like its first scene.',
    summary: '3. Check and start',
    each: (amount: number) => count(amount, 'picture'),
    pictures: 'Pictures',
    cost: 'Cost',
    credits: (number: number) => count(number, 'image credit'),
    left: 'You have',
    time: 'Time',
    timeHint: 'You may close the page meanwhile.',
    missing: (missing: number, affordable: number) =>
      affordable === 0
        ? `You have no image credits. Add ${missing.toLocaleString('en')} to make all pictures.`
        : `${count(missing, 'image credit is', 'image credits are')} missing. You can start: after about ${count(affordable, 'picture')} the batch pauses, and goes on when you have added credits.`,
    subscription: 'Making pictures of your own products needs a subscription.',
    paidLater: 'Each picture is paid when its turn comes. What fails costs nothing.',
    start: 'Start batch',
    nothing: 'Choose products and describe a scene to see cost and time.',
  },
  show: {
    crumb: 'Batches',
    pause: 'Pause',
    resume: 'Go on',
    cancel: 'Cancel batch',
    cancelTitle: 'Cancel this batch?',
    cancelHint: (waiting: number) =>
      `${count(waiting, 'picture has', 'pictures have')} not been begun and cost nothing. What is being made now is stopped, and its credits are given back. Finished pictures stay.`,
    keep: 'Keep it running',
    retry: (number: number) => `Retry ${number.toLocaleString('en')} failed`,
    download: 'Download all',
    remove: 'Remove from list',
    done: (done: number, all: number) =>
      `${done.toLocaleString('en')} of ${all.toLocaleString('en')} done`,
    failed: (failed: number) => `${failed.toLocaleString('en')} failed`,
    cancelled: (cancelled: number) => `${cancelled.toLocaleString('en')} not made`,
    pictures: (number: number) => `${count(number, 'picture')} for ${count(number, 'credit')}`,
    left: (duration: string) => `${duration} left`,
    paused: {
      owner: {
        title: 'The batch is paused',
        text: (left: number) =>
          `What had begun is being finished. ${count(left, 'picture is', 'pictures are')} left.`,
      },
      credits: {
        title: 'Your image credits ran out',
        text: (left: number) =>
          `The batch waits. ${count(left, 'picture is', 'pictures are')} left: add credits, then let it go on.`,
      },
      subscription: {
        title: 'The batch needs a subscription',
        text: (left: number) =>
          `It waits with ${count(left, 'picture')} left. Subscribe, then let it go on.`,
      },
    },
    sheet: (name: string) => `Items of ${name}`,
    product: 'Product',
    deleted: 'deleted',
    loading: 'Loading',
    failedAction: 'This did not work. Please try again.',
    open: (product: string, scene: string) => `Open ${product}, ${scene}`,
    why: (product: string, scene: string) => `Why ${product}, ${scene} failed`,
    statuses: {
      waiting: 'Not begun',
      queued: 'Waiting for its turn',
      running: 'Making it',
      done: 'Done',
      partial: 'Some failed',
      failed: 'Failed',
      cancelled: 'Not made',
    },
  },
  item: {
    close: 'Close',
    product: 'Open product',
    picture: (product: string, prompt: string) => `${product}: ${prompt}`,
    download: 'Download',
    none: 'The pictures of this item were deleted.',
    loadFailed: 'The pictures could not be loaded. Please try again.',
    refunded: 'Credits of pictures that failed were given back.',
  },
}

const MINUTE = 60
const HOUR = 60 * MINUTE

/** A stretch of time as one says it: 'about 5 minutes'. */
export function durationText(seconds: number): string {
  if (seconds < MINUTE) return 'less than a minute'
  if (seconds < HOUR) return `about ${count(Math.round(seconds / MINUTE), 'minute')}`
  const hours = Math.floor(seconds / HOUR)
  const minutes = Math.round((seconds % HOUR) / MINUTE / 5) * 5
  if (minutes === 60) return `about ${count(hours + 1, 'hour')}`
  return minutes === 0 || hours >= 10
    ? `about ${count(hours, 'hour')}`
    : `about ${hours} h ${minutes} min`
}
