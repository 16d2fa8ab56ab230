import { count } from './screens.js'
import { formatNumber } from '#app/i18n/format'

/** Wording of recipes and of the form that starts a batch. */
export const FORM_MESSAGES = {
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
  saveAs: {
    title: 'Save as recipe',
    description: 'What is set here, under a name: a batch makes it of many products at once.',
    leftOut: (words: string) => `Leave out: ${words}`,
    saved: (name: string) => `${name} is among your recipes.`,
    open: 'Open',
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
    leaveOut: 'Leave out',
    leaveOutPlaceholder: 'plants, red, people',
    leaveOutHint: 'Things and colours that must not be in any of the pictures.',
    shapes: 'Aspect ratios',
    amount: 'Pictures of each scene',
    exports: (chosen: number) =>
      chosen === 0 ? 'Exports for markets' : `Exports for markets (${chosen})`,
    exportsHint:
      'The zip of a batch also holds the pictures in the form that these ask for: size, white background, margin, file size.',
  },
  create: {
    title: 'New batch',
    products: '1. Products',
    listed: 'Products',
    search: 'Search your trained products',
    selectAll: (number: number) => `Select all ${formatNumber(number)}`,
    clear: 'Clear',
    chosen: (number: number, most: number) =>
      `${formatNumber(number)} of at most ${formatNumber(most)} chosen`,
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
        ? `You have no image credits. Add ${formatNumber(missing)} to make all pictures.`
        : `${count(missing, 'image credit is', 'image credits are')} missing. You can start: after about ${count(affordable, 'picture')} the batch pauses, and goes on when you have added credits.`,
    subscription: 'Making pictures of your own products needs a subscription.',
    paidLater: 'Each picture is paid when its turn comes. What fails costs nothing.',
    start: 'Start batch',
    nothing: 'Choose products and describe a scene to see cost and time.',
  },
}
