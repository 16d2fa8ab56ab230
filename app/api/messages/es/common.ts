import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const API_MESSAGES: Translation<typeof English.API_MESSAGES> = {
  title: 'Tokens de API',
  intro: 'Con los tokens, tus propios programas y otros servicios usan Vitrine en tu nombre.',
  abilities: {
    'assets:read': 'Ver imágenes y vídeos',
    'credits:read': 'Ver qué créditos quedan',
    'images:edit': 'Editar imágenes',
    'images:generate': 'Hacer imágenes',
    'products:read': 'Ver productos',
    'products:write': 'Crear y cambiar productos',
    'videos:generate': 'Hacer vídeos',
  },
  name: 'Nombre del token',
  expiry: {
    label: 'Caduca',
    never: 'Nunca',
    after: (days) => `Tras ${days} días`,
    none: 'No caduca',
    on: (date) => `Caduca el ${date}`,
    over: (date) => `Caducó el ${date}`,
  },
  permissions: 'Permisos',
  create: {
    title: 'Crear token de API',
    intro: 'Da a cada programa un token propio, sin más permisos de los que necesita.',
    submit: 'Crear',
  },
  manage: {
    title: 'Gestionar tokens de API',
    intro: 'Elimina los tokens que ya no hagan falta o que alguien pueda haber visto.',
    lastUsed: (ago) => `Último uso: ${ago}`,
    neverUsed: 'Nunca usado',
    permissions: 'Permisos',
    delete: 'Eliminar',
    for: (action, name) => `${action}: ${name}`,
  },
  created: {
    title: 'Token de API',
    body: 'Copia tu nuevo token de API. Por tu seguridad, no se volverá a mostrar.',
    label: 'Nuevo token',
    close: 'Cerrar',
  },
  change: {
    title: 'Permisos del token de API',
    save: 'Guardar',
    cancel: 'Cancelar',
  },
  delete: {
    title: 'Eliminar token de API',
    body: (name) =>
      `A partir de ahora se rechazarán los programas que usen «${name}». No se puede deshacer.`,
    confirm: 'Eliminar',
  },
  profile: {
    generate: 'Generar token nuevo',
    generateTitle: 'Generar token nuevo',
    generateHint:
      'Para qué es, por ejemplo «Importación de la tienda». El token puede hacer todo lo que puedes tú.',
    submit: 'Generar',
    cancel: 'Cancelar',
    none: 'Aún no tienes tokens de API.',
    tokens: 'Tokens',
    lastUsed: 'Último uso:',
    never: 'Nunca',
    revoke: 'Revocar',
    revokeTitle: 'Revocar token de API',
    loadFailed: 'No se pudieron cargar tus tokens de API.',
    createFailed: 'No se pudo crear el token.',
    revokeFailed: 'No se pudo revocar el token.',
    retry: 'Reintentar',
    choose: 'Elegir los permisos de cada token',
    webhooks: 'Webhooks',
    documentation: 'Ver la documentación de la API',
  },
  documentation: {
    own: 'Con tu nuevo token, tal como aparece arriba:',
    placeholder: 'Con uno de tus tokens en lugar de YOUR_API_TOKEN:',
    intro:
      'Esta llamada cambia una imagen según tu descripción y devuelve la dirección de la nueva.',
    language: 'Lenguaje',
    rules: [
      'Envía la imagen como image o como image_url, no las dos.',
      'Una image en base64 empieza con su prefijo de URI de datos, como data:image/jpeg;base64,',
      'Di en prompt qué cambiar, o envía surprise_me como true y la IA elige.',
      'num_images es un número del 1 al 4; cada imagen cuesta un crédito de imagen.',
    ],
    answer: 'La respuesta es JSON:',
    errors:
      'Una llamada que falla tiene un estado de 400 o más y dice por qué: 401 si el token es incorrecto o está revocado, 403 si le falta un permiso, 422 si un campo es incorrecto.',
    error: 'Envía una imagen como image o image_url.',
    more: 'Todas las llamadas, sus campos y errores, para probar:',
    reference: 'Referencia de la API',
  },
}
