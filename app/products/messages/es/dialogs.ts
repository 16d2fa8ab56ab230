import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/dialogs'

export const DIALOG_MESSAGES: Translation<typeof English.DIALOG_MESSAGES> = {
  lock: {
    label: 'En imágenes nuevas',
    options: [
      {
        value: 'locked',
        label: 'Mantenerlo como en la foto',
        description:
          'Pasa tal cual de la foto a una escena nueva: las letras y los detalles se conservan.',
      },
      {
        value: 'free',
        label: 'Dibujarlo de nuevo',
        description:
          'Se ve desde otros ángulos y con otra luz; los detalles pequeños pueden cambiar.',
      },
    ],
  },
  visibility: {
    public: {
      title: (name) => `¿Hacer público ${name}?`,
      intro: 'Todo el mundo, con o sin sesión iniciada, verá:',
      shown: (photos) => [
        'su nombre y su descripción',
        `${plural(photos, { one: 'su foto', other: `sus ${photos} fotos` })} a tamaño completo, con los nombres de archivo`,
      ],
      kept: 'Cualquiera con una cuenta podrá hacer imágenes y vídeos de él. Los que hiciste tú solo los ves tú. Puedes volver a hacerlo privado cuando quieras.',
      confirm: 'Hacer público',
    },
    private: {
      title: (name) => `¿Hacer privado ${name}?`,
      text: 'Nadie más lo encontrará ni podrá hacer nada con él. Las imágenes y los vídeos que otros hicieron siguen siendo suyos.',
      confirm: 'Hacer privado',
    },
    failed: 'No se pudo cambiar. Inténtalo de nuevo.',
  },
  uploadDialog: {
    title: 'Subir imágenes',
    drop: 'Suelta imágenes aquí',
    select: 'Seleccionar imágenes',
    submit: (count) =>
      count === 0
        ? 'Subir'
        : plural(count, { one: 'Subir 1 imagen', other: `Subir ${count} imágenes` }),
    uploaded: (count) =>
      plural(count, { one: 'Se ha añadido 1 imagen.', other: `Se han añadido ${count} imágenes.` }),
  },
  generateDialog: {
    title: 'Generar imágenes',
    prompt: 'Descripción de la foto, en inglés',
    placeholder: 'on a wooden table by a window, soft morning light',
    amount: 'Cantidad de fotos',
    photos: 'Fotos de partida',
    photosHint: 'Si no eliges ninguna, se usa todo lo aprendido en el entrenamiento.',
    photosHintUntrained: 'Este producto aún no está entrenado: elige de qué partir.',
    submit: 'Generar',
  },
}
