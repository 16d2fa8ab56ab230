import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/common'

export const RECIPE_ERRORS: Translation<typeof English.RECIPE_ERRORS> = {
  noJson: (reason) => `Diese Datei ist kein JSON: ${reason}`,
  noRecipe: 'Diese Datei ist keine Vorlage: Sie muss "format": "vitrine.recipe" enthalten.',
  version: (known) =>
    `Diese Vorlage hat eine Version, die dieses Vitrine nicht kennt. Es kennt Version ${known}.`,
  missingFile: 'Bitte wählen Sie eine Vorlagendatei aus.',
  longFile: 'Diese Datei ist zu groß für eine Vorlage.',
  name: 'Bitte geben Sie der Vorlage einen Namen.',
  nameTaken: 'Sie haben schon eine Vorlage mit diesem Namen.',
  scenes: 'Bitte beschreiben Sie mindestens eine Szene.',
  tooManyScenes: (most) => `Eine Vorlage hat höchstens ${most} Szenen.`,
  prompt: 'Bitte beschreiben Sie die Szene.',
  shapes: 'Bitte wählen Sie mindestens ein Seitenverhältnis.',
  shape: 'Ein Seitenverhältnis ist square, portrait oder landscape.',
  market: 'Einer der Marktplätze ist hier nicht bekannt.',
  marketTwice: 'Bitte nennen Sie jeden Marktplatz nur einmal.',
  shapeTwice: 'Bitte nennen Sie jedes Seitenverhältnis nur einmal.',
  amount: (most) => `Die Anzahl der Bilder muss zwischen 1 und ${most} liegen.`,
  tooMany: (most) => `Sie haben ${most} Vorlagen. Löschen Sie eine, um Platz zu schaffen.`,
}

export const BATCH_ERRORS: Translation<typeof English.BATCH_ERRORS> = {
  products: 'Bitte wählen Sie mindestens ein Produkt.',
  tooManyProducts: (most) => `Eine Serie nimmt höchstens ${most} Produkte.`,
  notReady: (count) =>
    plural(count, {
      one: 'Eines der Produkte ist nicht mehr trainiert oder wurde gelöscht. Nehmen Sie es heraus, und versuchen Sie es erneut.',
      other: `${count} der Produkte sind nicht mehr trainiert oder wurden gelöscht. Nehmen Sie sie heraus, und versuchen Sie es erneut.`,
    }),
  tooLarge: (items, most) =>
    `Das ergibt ${formatNumber(items)} Teile; eine Serie hat höchstens ${formatNumber(most)}. Wählen Sie weniger Produkte oder Szenen.`,
  running: 'Diese Serie ist nicht beendet. Brechen Sie sie zuerst ab.',
}

export const BATCH_BANNERS: Translation<typeof English.BATCH_BANNERS> = {
  recipeSaved: (name) => `${name} wurde gespeichert.`,
  recipeImported: (name) => `${name} wurde importiert.`,
  recipeDeleted: (name) => `${name} wurde gelöscht.`,
  deleted: (name) => `${name} wurde aus der Liste entfernt. Die Bilder bleiben erhalten.`,
}
