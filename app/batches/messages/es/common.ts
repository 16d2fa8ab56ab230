import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/common'

export const RECIPE_ERRORS: Translation<typeof English.RECIPE_ERRORS> = {
  noJson: (reason) => `Este archivo no es JSON: ${reason}`,
  noRecipe: 'Este archivo no es una plantilla: debe decir "format": "vitrine.recipe".',
  version: (known) =>
    `Esta plantilla es de una versión que este Vitrine no conoce. Conoce la versión ${known}.`,
  missingFile: 'Elige un archivo de plantilla.',
  longFile: 'Este archivo es demasiado grande para una plantilla.',
  name: 'Ponle un nombre a la plantilla.',
  nameTaken: 'Ya tienes una plantilla con este nombre.',
  scenes: 'Describe al menos una escena.',
  tooManyScenes: (most) => `Una plantilla tiene ${most} escenas como máximo.`,
  prompt: 'Describe la escena.',
  shapes: 'Elige al menos una proporción.',
  shape: 'Una proporción es square, portrait o landscape.',
  market: 'Uno de los mercados no se conoce aquí.',
  marketTwice: 'Indica cada mercado una sola vez.',
  shapeTwice: 'Indica cada proporción una sola vez.',
  amount: (most) => `El número de imágenes debe estar entre 1 y ${most}.`,
  tooMany: (most) => `Tienes ${most} plantillas. Elimina una para hacer sitio.`,
}

export const BATCH_ERRORS: Translation<typeof English.BATCH_ERRORS> = {
  products: 'Elige al menos un producto.',
  tooManyProducts: (most) => `Un lote admite ${most} productos como máximo.`,
  notReady: (count) =>
    plural(count, {
      one: 'Uno de los productos ya no está entrenado o se eliminó. Quítalo e inténtalo de nuevo.',
      other: `${count} de los productos ya no están entrenados o se eliminaron. Quítalos e inténtalo de nuevo.`,
    }),
  tooLarge: (items, most) =>
    `Son ${formatNumber(items)} elementos; un lote admite ${formatNumber(most)} como máximo. Elige menos productos o escenas.`,
  running: 'Este lote no ha terminado. Cancélalo primero.',
}

export const BATCH_BANNERS: Translation<typeof English.BATCH_BANNERS> = {
  recipeSaved: (name) => `Se ha guardado ${name}.`,
  recipeImported: (name) => `Se ha importado ${name}.`,
  recipeDeleted: (name) => `Se ha eliminado ${name}.`,
  deleted: (name) => `Se ha quitado ${name} de la lista. Sus imágenes se conservan.`,
}
