import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/screens'

const products = (count: number) =>
  `${count} ${plural(count, { one: 'producto', other: 'productos' })}`

export const IMPORT_MESSAGES: Translation<typeof English.IMPORT_MESSAGES> = {
  crumb: 'Mis productos',
  create: {
    title: 'Importar productos',
    description: 'Crea productos a partir de fotos que ya están en la web.',
    list: 'Lista',
    listHint:
      'Un producto por línea: SKU, nombre y las direcciones de sus fotos. Una primera línea con los nombres de las columnas puede indicar otro orden. Las exportaciones de Shopify, WooCommerce, Etsy, Squarespace, Wix, BigCommerce y PrestaShop y los feeds para Google y Meta, también en XML, se leen tal cual; también valen las direcciones solas.',
    placeholder:
      'sku,name,photos\nTAZA-1,Taza verde,https://shop.example/taza-1.jpg https://shop.example/taza-2.jpg',
    file: 'Suelta un archivo CSV o XML aquí',
    choose: 'Elegir archivo',
    fileHint: (rows, photos) => `Hasta ${rows} productos con hasta ${photos} fotos cada uno.`,
    notList: 'Selecciona un archivo CSV, XML o de texto.',
    long: (characters) =>
      `Esta lista tiene más de ${formatNumber(characters)} caracteres, el máximo por vez. Divídela en varias.`,
    check: 'Comprobar la lista',
    checkFailed: 'No se pudo comprobar la lista. Inténtalo de nuevo.',
    startFailed: 'No se pudo empezar la importación. Inténtalo de nuevo.',
    checked: 'Qué se va a importar',
    ready: (count) => `${products(count)} ${plural(count, { one: 'listo', other: 'listos' })}`,
    wrong: (count) =>
      plural(count, {
        one: '1 línea tiene un error y se deja fuera. Corrige la lista de arriba y compruébala otra vez para incluirla.',
        other: `${count} líneas tienen errores y se dejan fuera. Corrige la lista de arriba y compruébala otra vez para incluirlas.`,
      }),
    line: 'Lista',
    start: (count) => `Importar ${products(count)}`,
    earlier: 'Importaciones anteriores',
  },
  show: {
    crumb: 'Importar productos',
    progress: (name) => `Progreso de ${name}`,
    done: (done, all) => `${done} de ${products(all)} creados`,
    failed: (count) => `${count} ${plural(count, { one: 'fallido', other: 'fallidos' })}`,
    running: 'Puedes salir de esta página: la importación continúa.',
    ended: 'Todos los productos están listos. Entrénalos para hacer imágenes.',
    products: 'Abrir Mis productos',
    endedWithErrors: (count) =>
      `No se ${plural(count, { one: 'pudo', other: 'pudieron' })} crear ${products(count)}. Inténtalo de nuevo cuando se pueda acceder a las fotos, o corrige las líneas.`,
    retryAll: 'Reintentar',
    correct: 'Corregir las líneas',
    waiting: 'En espera',
    open: 'Abrir el producto',
    deleted: 'Producto eliminado',
    retry: 'Reintentar',
    retryOf: (name) => `Reintentar: ${name}`,
    retryFailed: 'No se pudo reintentar la importación. Inténtalo más tarde.',
  },
  fields: {
    title: 'Columnas de tu lista',
    hint: 'Cambia lo que no se entendió. Se recordará para tu próxima lista.',
    noHeadings:
      'Esta lista no tiene una línea con los nombres de las columnas: lo que está antes de las direcciones se toma como SKU, nombre y descripción.',
    unused: (count) =>
      plural(count, { one: '1 columna no se usa', other: `${count} columnas no se usan` }),
    of: (heading) => `Qué contiene «${heading}»`,
    none: 'Sin usar',
    names: {
      sku: 'SKU',
      name: 'Nombre',
      description: 'Descripción',
      photos: 'Fotos',
      variantPhotos: 'Fotos de variantes',
      group: 'Identificador del producto',
      id: 'ID de la fila',
      parent: 'Producto superior',
    },
  },
  columns: { line: 'Línea', sku: 'SKU', name: 'Nombre', photos: 'Fotos', state: 'Estado' },
  photos: (count) => `${count} ${plural(count, { one: 'foto', other: 'fotos' })}`,
  lineOf: (line) => `Línea ${line}`,
}
