import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/results'

export const RESULT_MESSAGES: Translation<typeof English.RESULT_MESSAGES> = {
  list: 'Resultados',
  loadFailed: 'No se pudieron cargar más resultados. Inténtalo de nuevo.',
  loading: 'Cargando resultados',
  more: 'Cargar más',
  retry: 'Reintentar',
  newOnes: (count) =>
    `${count} ${plural(count, { one: 'imagen nueva', other: 'imágenes nuevas' })}`,
  search: 'Buscar en los resultados',
  searchPlaceholder: 'Buscar en descripciones',
  favorites: 'Favoritos',
  type: 'Tipo',
  allTypes: 'Todos los tipos',
  types: {
    generated_image: 'Imágenes de producto',
    background_image: 'Fondos',
    edited_image: 'Editadas',
    upscaled_image: 'Ampliadas',
  },
  noneOfType: 'Nada de este tipo',
  noneOfTypeHint: 'Las imágenes de este tipo aparecen aquí cuando hayas hecho alguna.',
  nothingFound: 'No se ha encontrado nada',
  nothingFoundHint:
    'Ninguna descripción tiene palabras que empiecen así. Las palabras de una o dos letras deben estar completas.',
  noFavorites: 'Aún no hay favoritos',
  noFavoritesHint: 'Pulsa la estrella de un resultado para guardarlo aquí.',
  showAll: 'Mostrar todos los resultados',
  star: 'Añadir a favoritos',
  starFailed: 'No se pudo guardar la estrella. Inténtalo de nuevo.',
  select: (name) => `Seleccionar ${name}`,
  selected: (count) => `${count} ${plural(count, { one: 'seleccionada', other: 'seleccionadas' })}`,
  selectAll: 'Seleccionar todas las mostradas',
  clear: 'Quitar selección',
  export: 'Exportar',
  downloadZip: 'Descargar zip',
  tooMany: (most) => `Elige ${most} imágenes como máximo a la vez.`,
  delete: 'Eliminar',
  deleted: (count) =>
    plural(count, { one: 'Imagen eliminada', other: `${count} imágenes eliminadas` }),
  undo: 'Deshacer',
  restored: (count) =>
    plural(count, { one: 'Imagen recuperada', other: `${count} imágenes recuperadas` }),
  restoredSome: (count, total) =>
    `Se han recuperado ${count} de ${total} ${plural(total, { one: 'imagen', other: 'imágenes' })}. Las demás se eliminaron hace demasiado tiempo.`,
  deleteFailed: 'No se pudieron eliminar las imágenes. Inténtalo de nuevo.',
  restoreFailed: 'No se pudieron recuperar las imágenes. Inténtalo de nuevo.',
  copyPrompt: 'Copiar descripción',
  copied: 'Descripción copiada',
  cannotCopy: 'El navegador no deja copiar a esta página. Selecciona el texto.',
  reuse: 'Usar esta descripción',
  downloadAs: 'Descargar como',
  edit: 'Editar',
  vary: (count) => `${count} variaciones (${count} créditos)`,
  varyStarted: (count) => `Haciendo ${count} variaciones`,
  varyFailed: 'No se pudieron hacer las variaciones. Inténtalo de nuevo.',
  leftOut: (words) => `Excluido: ${words}`,
  moreActions: 'Más acciones',
  failed: (count) =>
    plural(count, {
      one: 'No se pudo hacer una imagen',
      other: `No se pudieron hacer ${count} imágenes`,
    }),
  givenBack: (count) =>
    plural(count, {
      one: 'Se ha devuelto 1 crédito de imagen.',
      other: `Se han devuelto ${count} créditos de imagen.`,
    }),
  makeAgain: (count) =>
    `Reintentar (${count} ${plural(count, { one: 'crédito', other: 'créditos' })})`,
  dismiss: 'Descartar',
  retryFailed: 'No se pudo hacer de nuevo. Inténtalo más tarde.',
  dismissFailed: 'No se pudo descartar el aviso. Inténtalo de nuevo.',
  recent: 'Recientes',
  recentLabel: 'Descripciones recientes',
  recentOfProduct: 'De este producto',
  recentOthers: 'De otros productos',
  noRecent: 'Aquí aparece lo que pides.',
  historyHint: 'Pulsa la flecha arriba con el campo vacío para ver lo que escribiste antes.',
  leaveOut: 'Excluir',
  leaveOutPlaceholder: 'plants, red, people',
}
