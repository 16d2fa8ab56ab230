import type { Translation } from '~/i18n/translation'
import type * as English from '../en/palette'

export const PALETTE_MESSAGES: Translation<typeof English.PALETTE_MESSAGES> = {
  button: 'Búsqueda y comandos',
  label: 'Ir a un producto o una página, o hacer algo',
  placeholder: 'Buscar productos, páginas y acciones',
  pages: 'Páginas',
  actions: 'Acciones',
  products: 'Productos',
  results: 'Resultados de la búsqueda',
  none: (search) => `Nada se llama «${search}».`,
  unreachable: 'No se pudo buscar en tus productos. Comprueba tu conexión.',
  untrained: 'sin entrenar',
  hint: 'Las flechas eligen, Intro abre, Esc cierra.',
  entries: {
    assets: 'Mis contenidos generados',
    review: 'Revisar resultados',
    videos: 'Generar vídeos',
    imports: 'Importar productos de una lista',
    manual: 'Producto nuevo sin entrenamiento',
    batch: 'Empezar un lote',
    apiTokens: 'Tokens de API',
    apiDocs: 'Documentación de la API',
    webhooks: 'Webhooks',
    switchTo: (team) => `Cambiar a ${team}`,
    shortcuts: 'Atajos de teclado',
  },
}

export const SHORTCUT_MESSAGES: Translation<typeof English.SHORTCUT_MESSAGES> = {
  title: 'Atajos de teclado',
  option: 'Abrir esta lista con la tecla ?',
  optionHint: 'Desactívalo si hablas a tu ordenador. Búsqueda y comandos también lleva aquí.',
  groups: [
    {
      title: 'En todas partes',
      keys: [
        { keys: ['Ctrl K', '⌘ K'], does: 'Búsqueda y comandos' },
        { keys: ['?'], does: 'Esta lista' },
        { keys: ['Esc'], does: 'Cerrar lo que esté abierto' },
      ],
    },
    {
      title: 'Descripciones',
      keys: [{ keys: ['↑', '↓'], does: 'Descripciones anteriores, con el campo vacío' }],
    },
    {
      title: 'Imágenes a tamaño completo',
      keys: [
        { keys: ['←', '→'], does: 'Anterior, siguiente' },
        { keys: ['+', '−', '0'], does: 'Zoom, imagen completa' },
        { keys: ['C'], does: 'Comparar con la foto' },
      ],
    },
    {
      title: 'Revisión',
      keys: [
        { keys: ['A', '→'], does: 'Aprobar' },
        { keys: ['R', '←'], does: 'Rechazar' },
        { keys: ['S'], does: 'Saltar' },
        { keys: ['U', 'Ctrl Z'], does: 'Deshacer' },
      ],
    },
  ],
}
