import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/create'
import { namePictures } from '#app/media/intake/taken_pictures'

export const CREATE_MESSAGES: Translation<typeof English.CREATE_MESSAGES> = {
  create: {
    title: 'Crear producto',
    description: 'Sube fotos de un producto; con ellas se hacen imágenes nuevas.',
    drop: 'Suelta aquí fotos de tu producto',
    select: 'Seleccionar imágenes',
    addMore: 'Añadir más fotos',
    guidance: `${namePictures('o')}, idealmente 1024x1024. Mejor con 10-20 imágenes.`,
    guide: '¿Qué hace buena una foto?',
    selected: (count) => `${count} de 20 fotos seleccionadas`,
    identify: 'Continuar',
    identifyHint: 'Primero miramos qué muestran las fotos.',
    identifying: 'Identificando tu producto…',
    identifyingHint: (seconds) =>
      seconds === null ? 'Tarda un momento.' : `Suele tardar unos ${Math.ceil(seconds)} s.`,
    copies: 'Copias de tus fotos',
    sendingCopies: 'Se envían copias pequeñas de tus fotos.',
    skip: 'Seguir sin esto',
    detected: 'Detectado',
    name: 'Nombre del producto',
    whatIsIt: '¿Cómo se llama?',
    nameHint:
      'En una o dos palabras, como lo llaman sus clientes: con ellas se buscan y se crean las imágenes.',
    nameMissing: 'Ponga un nombre al producto.',
    suggestions: 'Sugerencias',
    productDescription: 'Descripción',
    descriptionHint: 'Se usa al hacer imágenes. Corrígela donde no sea correcta.',
    doubtful: (count) =>
      plural(count, {
        one: 'Una foto podría ser mejor',
        other: `${count} fotos podrían ser mejores`,
      }),
    doubtfulHint: 'Puedes entrenar con ellas tal cual, o quitarlas abajo y añadir otras.',
    method: {
      label: 'Cómo se hacen sus imágenes',
      references: 'Listo al momento',
      referencesHint: (seconds) =>
        `En unos ${seconds} s y gratis: las imágenes se dibujan a partir de tus fotos. Las formas y los textos pueden variar un poco. Puedes entrenarlo después.`,
      training: 'Entrenado',
      trainingHint: (minutes) =>
        plural(minutes, {
          one: 'En cerca de un minuto, por 1 crédito de modelo: el mayor parecido, desde todos los lados.',
          other: `En unos ${minutes} minutos, por 1 crédito de modelo: el mayor parecido, desde todos los lados.`,
        }),
      missing: (count) =>
        plural(count, {
          one: 'Falta una foto más.',
          other: `Faltan ${count} fotos más.`,
        }),
    },
    getReady: 'Prepararlo',
    free: 'Es gratis.',
    start: 'Empezar el entrenamiento',
    starting: (fraction) => `Subiendo: ${Math.round(fraction * 100)} %`,
    tooFewToStart: 'Sube al menos 5 imágenes para empezar el entrenamiento',
    noCredits: 'No te quedan créditos de modelo',
    cost: (credits) => `El entrenamiento cuesta ${credits}.`,
    back: 'Elegir otras fotos',
    stop: 'Detener',
    retry: 'Reintentar',
    manual: 'O crea un producto sin entrenarlo',
  },
  upload: {
    progress: 'Subiendo fotos',
    sending: (place, count, name) => `Foto ${place} de ${count}: ${name}`,
    waiting: 'Se ha perdido la conexión. El envío seguirá solo en cuanto vuelva.',
    stay: 'El envío se detiene si sales de esta página y sigue cuando vuelvas.',
    arrived: 'Subida',
    draft: (name, count) =>
      plural(count, {
        one: `Una foto está guardada en ${name}, que está entre tus productos.`,
        other: `${count} fotos están guardadas en ${name}, que está entre tus productos.`,
      }),
    draftHint: 'Sigue abajo, o quita todas las fotos para empezar otro producto.',
  },
  showing: {
    tile: 'Mostrar producto',
    tileOf: (photo) => `Mostrar producto en ${photo}`,
    shown: 'Mostrado',
    shownOf: (photo) => `Producto mostrado en ${photo}. Cambiar`,
    hint: '¿Varias cosas en una foto? Haz clic en la que es el producto.',
  },
  training: {
    title: (name) => `Entrenando ${name}`,
    preparing: (name) => `Preparando ${name}`,
    note: 'El entrenamiento puede tardar entre 2-5 minutos',
    usually: (seconds) => `Aquí suele tardar unos ${seconds} s.`,
    leave: 'Puedes salir de esta página; el entrenamiento continúa.',
    messages: [
      'Mirando tus fotos…',
      'Recortando el producto…',
      'Aprendiendo su forma y sus colores…',
      'Preparándolo para escenas nuevas…',
      'Ya casi está…',
    ],
    failedTitle: 'El entrenamiento ha fallado',
    failed: 'El entrenamiento ha fallado. Inténtalo de nuevo.',
    lost: 'El servidor no responde. Lo que empezó continúa sin esta página.',
    resume: 'Reintentar',
    kept: 'Tus fotos se conservan y tu crédito de modelo se ha devuelto.',
    keptOwnKey: 'Tus fotos se conservan.',
    again: 'Entrenar de nuevo',
    openProduct: 'Abrir el producto',
  },
  trained: {
    title: 'Vistas entrenadas',
    used: (used, all) =>
      used === all ? `Se usan las ${all} fotos` : `Se usan ${used} de ${all} fotos`,
    quality: { good: 'Buena', fair: 'Aceptable', poor: 'Floja', unused: 'Sin usar' },
    duplicate: (name) => `Casi igual que ${name}`,
    unused: 'No se usa para imágenes.',
    again: (credits) =>
      `Sube primero fotos mejores o ajusta los recortes. El entrenamiento cuesta ${credits}.`,
    againFree:
      'Sube primero fotos mejores o ajusta los recortes. Esta vez el entrenamiento es gratis.',
    doubtful: (count) =>
      plural(count, {
        one: 'Una foto podría ser mejor',
        other: `${count} fotos podrían ser mejores`,
      }),
  },
  form: {
    title: 'Producto nuevo',
    description: 'Guarda un producto con sus fotos. Puedes entrenarlo más tarde.',
    name: 'Nombre',
    productDescription: 'Descripción',
    isPublic: 'Público',
    isPublicHint:
      'Todo el mundo puede ver su nombre, su descripción y sus fotos, y hacer imágenes y vídeos de él.',
    images: 'Imágenes',
    drop: 'Suelta imágenes aquí',
    select: 'Seleccionar imágenes',
    submit: 'Crear producto',
    submitting: 'Creando…',
    cancel: 'Cancelar',
    fix: 'Corrige estos errores:',
    missingCredits: (needed, left) =>
      `Para ${needed} imágenes necesitas ${needed} créditos de imagen en tu cuenta; tienes ${left}. No se gasta ninguno.`,
  },
}
