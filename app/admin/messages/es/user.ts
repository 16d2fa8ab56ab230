import type { Translation } from '#app/i18n/translation'
import { formatNumber } from '#app/i18n/format'
import { plural } from '#app/i18n/plural'
import type * as English from '../en/user.js'

export const USER_MESSAGES: Translation<typeof English.USER_MESSAGES> = {
  kinds: { image: 'imagen', video: 'vídeo', model: 'modelo' },
  left: (kind, count) => `${formatNumber(count)} ${kind}`,
  work: 'Trabajo',
  payments: 'Pagos',
  entries: 'Créditos',
  events: 'Actividad de seguridad',
  acts: 'Lo que hicieron los operadores',
  limits: {
    usual: 'Como para todos',
    names: {
      calls_per_minute: 'Llamadas de la API por minuto',
      work_at_once: 'Trabajos a la vez',
      credits_per_day: 'Créditos en 24 horas',
      most_products: 'Productos',
      storage_mb: 'Almacenamiento en MB',
    },
  },
  facts: {
    limits: 'Límites',
    id: 'ID',
    name: 'Nombre',
    created: 'Creada',
    verified: 'Dirección verificada',
    no: 'No',
    signIn: 'Inicio de sesión',
    password: 'contraseña',
    noPassword: 'sin contraseña',
    secondFactor: 'segundo factor',
    noSecondFactor: 'sin segundo factor',
    suspended: 'Suspendida',
    credits: 'Créditos restantes',
    subscription: 'Suscripción',
    storage: 'Archivos',
    megabytes: (bytes) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`,
    products: 'Productos',
    access: 'Accesos',
    accessOf: (sessions, tokens, endpoints) =>
      [
        `${formatNumber(sessions)} ${plural(sessions, { one: 'sesión', other: 'sesiones' })}`,
        `${formatNumber(tokens)} ${plural(tokens, { one: 'token', other: 'tokens' })}`,
        `${formatNumber(endpoints)} ${plural(endpoints, { one: 'webhook', other: 'webhooks' })}`,
      ].join(', '),
    teams: 'Equipos',
    owner: '(propietario)',
    member: '(miembro)',
    language: 'Idioma',
  },
  actions: {
    more: 'Más',
    amount: 'Cuántos',
    kind: 'Tipo',
    view: {
      button: 'Ver como',
      title: '¿Ver lo que ve la cuenta?',
      body: 'Durante 30 minutos ves sus páginas como las ve el comerciante. No se puede cambiar nada ni ver nada secreto. El comerciante lo encuentra en su actividad de seguridad.',
      confirm: 'Ver',
    },
    credits: {
      button: 'Dar créditos',
      title: 'Dar créditos',
      body: 'No caducan nunca y aparecen en el historial del comerciante como regalo.',
      confirm: 'Dar créditos',
    },
    limits: {
      button: 'Fijar límites',
      title: '¿Fijar los límites de esta cuenta?',
      body: 'Lo que quede vacío vale como para todas las cuentas. Lo que está pedido sigue.',
      confirm: 'Fijar límites',
    },
    suspend: {
      button: 'Suspender',
      title: '¿Suspender la cuenta?',
      body: 'Nadie entra ya, ni con contraseña, ni con sesión, ni con token. Lo que tiene la cuenta, y lo que está en curso, se queda.',
      confirm: 'Suspender',
    },
    restore: {
      button: 'Levantar la suspensión',
      title: '¿Levantar la suspensión?',
      body: 'El comerciante puede volver a entrar, y los tokens vuelven a valer.',
      confirm: 'Levantar',
    },
    verify: {
      button: 'Marcar la dirección como verificada',
      title: '¿Marcar la dirección como verificada?',
      body: 'Hazlo solo si sabes que la dirección es suya.',
      confirm: 'Marcar',
    },
    sign_out: {
      button: 'Cerrar todas las sesiones',
      title: '¿Cerrar todas las sesiones?',
      body: 'Todos los navegadores tienen que volver a entrar. Los tokens se quedan.',
      confirm: 'Cerrar',
    },
    second_factor: {
      button: 'Quitar el segundo factor',
      title: '¿Quitar el segundo factor?',
      body: 'Desde entonces basta la contraseña. Asegúrate de que lo pide de verdad su dueño; un correo se lo dice.',
      confirm: 'Quitar',
    },
    delete: {
      button: 'Eliminar la cuenta',
      title: '¿Eliminar la cuenta?',
      body: 'Se van con ella productos, imágenes, equipos y créditos, y termina una suscripción. No se puede deshacer.',
      confirm: 'Eliminar la cuenta',
    },
  },
}
