import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/errors_page.js'

export const ERRORS_PAGE: Translation<typeof English.ERRORS_PAGE> = {
  title: 'Errores',
  description:
    'Lo que falló de forma inesperada en los últimos 14 días, lo último primero. Los iguales están juntos; lo que alguien envió no se guarda.',
  search: 'Parte del nombre, del mensaje o del lugar',
  states: { unseen: 'Sin ver', all: 'Todos' },
  what: 'Error',
  frames: 'Dónde en el código',
  place: 'Lugar',
  times: 'Veces',
  first: 'Primero',
  last: 'Último',
  sample: 'Petición',
  user: (id) => `cuenta ${id}`,
  work: 'trabajo',
  acts: 'Acciones',
  see: 'Marcar como visto',
  seeAll: 'Marcar todo como visto',
}
