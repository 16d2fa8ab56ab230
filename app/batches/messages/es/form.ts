import type { Translation } from '~/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import { count } from './screens.js'
import type * as English from '../en/form'

export const FORM_MESSAGES: Translation<typeof English.FORM_MESSAGES> = {
  recipes: {
    title: 'Plantillas',
    description: 'Escenas, proporciones y cantidades con un nombre, para reutilizar y compartir.',
    create: 'Nueva plantilla',
    edit: 'Editar plantilla',
    import: 'Importar',
    importFailed: 'No se ha importado nada',
    export: 'Exportar',
    exportOf: (name) => `Exportar ${name}`,
    use: 'Usar en un lote',
    useOf: (name) => `Usar ${name} en un lote`,
    editOf: (name) => `Editar ${name}`,
    deleteOf: (name) => `Eliminar ${name}`,
    delete: 'Eliminar plantilla',
    deleteTitle: (name) => `¿Eliminar ${name}?`,
    deleteHint: 'Los lotes que empezaron con ella conservan lo que decía.',
    empty: 'Aún no hay plantillas',
    emptyHint: 'Escribe una o importa una que te hayan dado.',
    name: 'Nombre',
    save: 'Guardar plantilla',
    cancel: 'Cancelar',
    summary: (scenes, shapes, amount) =>
      [
        count(scenes, 'escena', 'escenas'),
        shapes.join(', '),
        ...(amount > 1 ? [`${amount} imágenes de cada una`] : []),
      ].join(' · '),
  },
  saveAs: {
    title: 'Guardar como plantilla',
    description:
      'Lo que está ajustado aquí, con un nombre: un lote lo hace con muchos productos a la vez.',
    leftOut: (words) => `Excluir: ${words}`,
    saved: (name) => `${name} está entre tus plantillas.`,
    open: 'Abrir',
  },
  fields: {
    scenes: 'Escenas',
    scene: (place) => `Escena ${place}`,
    prompt: (place) => `Descripción de la escena ${place}, en inglés`,
    placeholder: 'on a wooden table by a window, soft morning light',
    sceneName: (place) => `Nombre corto de la escena ${place}`,
    sceneNamePlaceholder: 'Nombre corto, para columnas y archivos',
    add: 'Añadir una escena',
    remove: (place) => `Quitar la escena ${place}`,
    leaveOut: 'Excluir',
    leaveOutPlaceholder: 'plants, red, people',
    leaveOutHint: 'Cosas y colores que no deben estar en ninguna de las imágenes.',
    shapes: 'Proporciones',
    amount: 'Imágenes de cada escena',
    exports: (chosen) =>
      chosen === 0 ? 'Exportaciones para mercados' : `Exportaciones para mercados (${chosen})`,
    exportsHint:
      'El zip de un lote incluye también las imágenes en la forma que estos piden: tamaño, fondo blanco, margen, peso del archivo.',
  },
  create: {
    title: 'Nuevo lote',
    products: '1. Productos',
    listed: 'Productos',
    search: 'Buscar en tus productos entrenados',
    selectAll: (number) => `Seleccionar los ${formatNumber(number)}`,
    clear: 'Quitar selección',
    chosen: (number, most) =>
      `${formatNumber(number)} de ${formatNumber(most)} como máximo elegidos`,
    noMatch: (search) => `Ninguno de tus productos entrenados se llama «${search}».`,
    noProducts: 'No hay productos entrenados',
    noProductsHint:
      'Un lote hace imágenes de productos entrenados. Crea uno; el entrenamiento tarda unos minutos.',
    createProduct: 'Crear un producto',
    what: '2. Escenas',
    recipe: 'Partir de una plantilla',
    noRecipe: 'Escribir las escenas aquí',
    name: 'Nombre del lote',
    nameHint: 'Sin nombre, se llama como su primera escena.',
    summary: '3. Comprobar y empezar',
    each: (amount) => count(amount, 'imagen', 'imágenes'),
    pictures: 'Imágenes',
    cost: 'Coste',
    credits: (number) => count(number, 'crédito de imagen', 'créditos de imagen'),
    left: 'Tienes',
    time: 'Tiempo',
    timeHint: 'Mientras tanto puedes cerrar la página.',
    missing: (missing, affordable) =>
      affordable === 0
        ? `No tienes créditos de imagen. Recarga ${formatNumber(missing)} para hacer todas las imágenes.`
        : `${plural(missing, { one: 'Falta', other: 'Faltan' })} ${count(missing, 'crédito de imagen', 'créditos de imagen')}. Puedes empezar: tras ${count(affordable, 'imagen', 'imágenes')} aproximadamente, el lote se pausa y continúa cuando recargues créditos.`,
    subscription: 'Para hacer imágenes de tus propios productos necesitas una suscripción.',
    paidLater: 'Cada imagen se paga cuando le toca. Lo que falla no cuesta nada.',
    start: 'Empezar el lote',
    nothing: 'Elige productos y describe una escena para ver el coste y el tiempo.',
  },
}
