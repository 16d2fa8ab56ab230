import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/common'

export const IMPORT_ERRORS: Translation<typeof English.IMPORT_ERRORS> = {
  pastedList: 'Lista pegada',
  empty: 'Pega una lista o elige un archivo.',
  long: (most) =>
    `Esta lista tiene más de ${formatNumber(most)} caracteres, el máximo por vez. Divídela en varias.`,
  quote: (line) => `Hay unas comillas en la línea ${line} que no se cierran.`,
  unreadable: 'No se puede leer esta lista. Guárdala como CSV (UTF-8) e inténtalo de nuevo.',
  xmlElement: (line, name) =>
    `El elemento <${name}> de la línea ${line} de este XML no se cierra donde debería. Expórtalo de nuevo e inténtalo otra vez.`,
  xmlAmpersand: (line) =>
    `La línea ${line} de este XML contiene un «&» que debe escribirse como «&amp;». Corrígelo e inténtalo de nuevo.`,
  xmlBroken: (line) =>
    `Este XML no está bien formado en la línea ${line}. Expórtalo de nuevo e inténtalo otra vez.`,
  xmlDoctype: (line) =>
    `Este XML declara un tipo de documento (DOCTYPE) en la línea ${line}, y eso no se admite. Quítalo e inténtalo de nuevo.`,
  xmlDeep: (line) =>
    `Los elementos de este XML están anidados a demasiada profundidad en la línea ${line}.`,
  xmlNoItems: 'No hay productos en este XML: no contiene ni <item> ni <entry>.',
  tooMany: (most) =>
    `Esta lista tiene más de ${most} productos, que es el máximo por vez. Divídela en varias.`,
  busy: 'En este momento se están leyendo demasiadas listas. Inténtalo de nuevo en unos segundos.',
  tooManyWaiting: (waiting, most) =>
    `Hay ${formatNumber(waiting)} productos de tus importaciones en espera; pueden esperar ${formatNumber(most)} como máximo. Inténtalo de nuevo cuando se hayan creado algunos.`,
  noneReady: 'No se puede importar ninguna línea. Corrige primero las que tienen errores.',
  noPhotos: 'En esta línea no hay ninguna dirección de foto.',
  tooManyPhotos: (count, most) =>
    `Esta línea tiene ${count} direcciones de fotos; un producto admite ${most} por vez.`,
  address: (address) => `«${address}» no es una dirección: debe empezar por http:// o https://.`,
  path: (path) =>
    `«${path}» solo dice dónde está la foto en tu tienda. Pon delante la dirección de tu tienda, como https://shop.example/media/catalog/product.`,
  longAddress: 'Una dirección de foto de esta línea es demasiado larga.',
  noName: 'Esta línea no tiene nombre.',
  longName: (most) => `El nombre tiene más de ${most} caracteres.`,
  longSku: (most) => `El SKU tiene más de ${most} caracteres.`,
  longDescription: (most) => `La descripción tiene más de ${most} caracteres.`,
  skuTwice: (sku, line) => `El SKU ${sku} ya está en la línea ${line}.`,
  skuTaken: (sku) => `Ya tienes un producto con el SKU ${sku}.`,
  photos: (first, others) =>
    `${first} ${plural(others, { one: 'No se pudo obtener 1 foto más.', other: `No se pudieron obtener ${others} fotos más.` })}`,
  photo: (place, reason, address) => `Foto ${place}: ${reason} (${address})`,
  unexpected: 'No se pudo importar este producto. Inténtalo de nuevo.',
}
