import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/profile'
import { nameProfilePhotos } from '../../profile/profile_photo_kinds.js'

const count = (number: number, one: string, many: string) =>
  `${number} ${plural(number, { one, other: many })}`

const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`

export const PROFILE_MESSAGES: Translation<typeof English.PROFILE_MESSAGES> = {
  title: 'Perfil',
  description: 'Tu cuenta, su seguridad y tus datos.',
  save: 'Guardar',
  saved: 'Guardado.',
  cancel: 'Cancelar',
  storage: {
    title: 'Almacenamiento',
    description: 'Lo que ocupan los archivos de tu cuenta: fotos, imágenes, películas, sonidos.',
    used: (bytes) => `${megabytes(bytes)} en uso.`,
    of: (bytes, most) => `${megabytes(bytes)} de ${megabytes(most)} en uso.`,
    full: 'No se puede subir nada más: elimina productos o archivos que ya no necesites. Las imágenes que pidas se guardan igualmente.',
  },
  language: {
    title: 'Idioma',
    description: 'El idioma de las páginas y de los correos que recibes.',
    label: 'Idioma',
  },
  information: {
    title: 'Datos del perfil',
    description: 'Actualiza los datos y el correo electrónico de tu cuenta.',
    photo: 'Foto',
    selectPhoto: 'Elegir una foto nueva',
    removePhoto: 'Quitar foto',
    photoHint: `${nameProfilePhotos('o')}, 1 MB como máximo.`,
    photoChosen: (name) => `${name}: aún sin guardar`,
    photoTooLarge: 'La foto no puede pesar más de 1024 kilobytes.',
    preview: 'Vista previa de la foto nueva',
    name: 'Nombre',
    unverified: 'Tu correo electrónico no está verificado.',
    unverifiedHint:
      'Los equipos, los tokens de API y los webhooks estarán a tu disposición cuando lo verifiques.',
    resend: 'Reenviar el correo de verificación',
    resent: 'Se ha enviado un nuevo enlace de verificación a tu correo electrónico.',
  },
  password: {
    title: 'Cambiar contraseña',
    description: 'Usa una contraseña larga y aleatoria que no uses en ningún otro sitio.',
    current: 'Contraseña actual',
    new: 'Contraseña nueva',
    hint: 'Al menos 8 caracteres. Se cierra la sesión en los demás navegadores.',
  },
  setPassword: {
    title: 'Definir contraseña',
    description:
      'Inicias sesión con una cuenta conectada. Con una contraseña puedes iniciar sesión sin ella, cerrar otros navegadores y eliminar tu cuenta.',
    submit: 'Definir contraseña',
  },
  sessions: {
    title: 'Sesiones de navegador',
    description: 'Gestiona y cierra tus sesiones activas en otros navegadores y dispositivos.',
    text: 'Cierra todas tus demás sesiones de navegador si no reconoces alguna, y cambia también tu contraseña.',
    list: 'Navegadores con tu sesión iniciada',
    current: 'Este dispositivo',
    active: 'Última actividad',
    unknownAddress: 'Dirección desconocida',
    logOut: 'Cerrar las demás sesiones',
    confirmedQuestion: '¿Quieres cerrar tus demás sesiones de navegador en todos tus dispositivos?',
    question:
      'Escribe tu contraseña para cerrar tus demás sesiones de navegador en todos tus dispositivos.',
    tokens: 'Revocar también todos mis tokens de API',
    tokensHint: 'Los programas que los usan ya no podrán acceder a tu cuenta.',
    done: 'Hecho.',
  },
  events: {
    title: 'Actividad de seguridad',
    description:
      'Qué ha pasado con tu cuenta. Cambia tu contraseña si algo de esto no lo hiciste tú.',
    list: 'Actividad de seguridad, de la más reciente a la más antigua',
    more: 'Mostrar actividad anterior',
    empty: 'Aún no ha pasado nada.',
  },
  data: {
    title: 'Tus datos',
    description: 'Una copia de todo lo que se guarda sobre ti.',
    text: 'Un archivo con tus fotos, imágenes y vídeos como ficheros y todos los registros en JSON. No incluye contraseñas ni claves.',
    request: 'Descargar mis datos',
    again: 'Hacer otra copia',
    download: 'Descargar',
    progress: 'Copiando tus datos',
    running:
      'Se está haciendo tu copia. Puedes salir de esta página: un correo te avisa cuando esté lista.',
    ready: (size) => `Tu copia está lista (${size}).`,
    until: (hours) =>
      `Se puede descargar durante ${plural(hours, { one: 'una hora más', other: `${hours} horas más` })}.`,
    failed: 'No se pudo hacer tu copia. Inténtalo de nuevo.',
  },
  deletion: {
    title: 'Eliminar cuenta',
    description: 'Elimina tu cuenta para siempre.',
    lead: 'Una vez eliminada tu cuenta, no se puede deshacer. Descarga antes tus datos si quieres conservarlos.',
    points: [
      (counts: { products: number; files: number }) =>
        `Se elimina al momento: ${count(counts.products, 'producto', 'productos')}, ${count(counts.files, 'archivo', 'archivos')} (fotos, imágenes, vídeos), tokens de API, cuentas conectadas y todas las sesiones. Las imágenes y los vídeos que otros hicieron de tus productos públicos siguen siendo suyos.`,
      ({ unfinished }: { unfinished: number }) =>
        unfinished > 0
          ? `Se ${plural(unfinished, { one: 'cancela', other: 'cancelan' })} ${count(unfinished, 'trabajo en curso', 'trabajos en curso')}.`
          : null,
      () => 'Tu suscripción termina y los créditos que queden se pierden. No se reembolsa nada.',
      () => 'Los equipos que son tuyos se eliminan, y abandonas todos los demás.',
      () =>
        'Se conserva durante 10 años, porque lo exige la ley fiscal: qué se compró y cuándo, sin tu nombre, dirección, imágenes ni nada más sobre ti.',
      () =>
        'Las copias en las copias de seguridad de este servidor desaparecen cuando estas se sustituyen.',
    ],
    unpaid: (sum) =>
      `Dejas el programa de afiliados: se pierden los ${sum} que has ganado allí y que aún no se te han pagado.`,
    button: 'Eliminar cuenta',
    confirmedQuestion: '¿Seguro que quieres eliminar tu cuenta? Se elimina con todos sus datos.',
    question:
      '¿Seguro que quieres eliminar tu cuenta? Escribe tu contraseña para confirmar que se elimina con todos sus datos.',
    teams: (names) => `Eliminar también estos equipos: ${names}`,
    teamsHint: 'Otras personas trabajan allí. Cede antes un equipo si debe conservarse.',
    shared: 'Otras personas trabajan en equipos tuyos',
    handOver: 'cédelo',
    teamName: (name, members) => `${name} con ${count(members, 'miembro más', 'miembros más')}`,
  },
  passwordField: 'Contraseña',
}
