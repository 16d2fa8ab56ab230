import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'

/** What the calls of recipes and batches say. */
export const RECIPE_ERRORS = {
  noJson: (reason: string) => `This file is not JSON: ${reason}`,
  noRecipe: 'This file is not a recipe: it must say "format": "vitrine.recipe".',
  version: (known: number) =>
    `This recipe is of a version that this Vitrine does not know. It knows version ${known}.`,
  missingFile: 'Please choose a recipe file.',
  longFile: 'This file is too large for a recipe.',
  name: 'Please name the recipe.',
  nameTaken: 'You have a recipe of this name already.',
  scenes: 'Please describe at least one scene.',
  tooManyScenes: (most: number) => `A recipe has at most ${most} scenes.`,
  prompt: 'Please describe the scene.',
  shapes: 'Please choose at least one aspect ratio.',
  shape: 'An aspect ratio is one of square, portrait and landscape.',
  market: 'One of the markets is not known here.',
  marketTwice: 'Please name each market once.',
  shapeTwice: 'Please name each aspect ratio once.',
  amount: (most: number) => `The number of pictures must be from 1 to ${most}.`,
  tooMany: (most: number) => `You have ${most} recipes. Delete one to make room.`,
}

export const BATCH_ERRORS = {
  products: 'Please choose at least one product.',
  tooManyProducts: (most: number) => `A batch takes at most ${most} products.`,
  notReady: (count: number) =>
    plural(count, {
      one: 'One of the products is not trained any more or was deleted. Take it out and try again.',
      other: `${count} of the products are not trained any more or were deleted. Take them out and try again.`,
    }),
  tooLarge: (items: number, most: number) =>
    `This makes ${formatNumber(items)} pieces of work; a batch takes at most ${formatNumber(most)}. Choose fewer products or scenes.`,
  running: 'This batch has not ended. Cancel it first.',
}

export const BATCH_BANNERS = {
  recipeSaved: (name: string) => `${name} was saved.`,
  recipeImported: (name: string) => `${name} was imported.`,
  recipeDeleted: (name: string) => `${name} was deleted.`,
  deleted: (name: string) => `${name} was removed from the list. Its pictures are kept.`,
}
