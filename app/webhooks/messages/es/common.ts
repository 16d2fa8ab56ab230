import type { Translation } from '~/i18n/translation'
import { MAX_ENDPOINTS, PATIENCE_MS } from '#config/webhooks'
import type * as English from '../en/common'

export const URL_REFUSALS: Translation<typeof English.URL_REFUSALS> = {
  incomplete: 'Escribe la dirección completa, por ejemplo https://shop.example.com/webhooks.',
  credentials: 'Deja el usuario y la contraseña fuera de la dirección.',
  http: 'La dirección debe empezar por https://.',
  address: 'Los webhooks solo se envían a direcciones públicas.',
}

export const WEBHOOK_ERRORS: Translation<typeof English.WEBHOOK_ERRORS> = {
  tooMany: `Tienes ${MAX_ENDPOINTS} endpoints, que es el máximo. Elimina uno primero.`,
  disabled: 'Este endpoint está desactivado. Actívalo primero.',
}

export const DELIVERY_PROBLEMS: Translation<typeof English.DELIVERY_PROBLEMS> = {
  address: 'La dirección no es pública.',
  time: `No hubo respuesta en ${PATIENCE_MS / 1000} segundos.`,
  redirect:
    'La respuesta lleva a otro sitio y los webhooks no la siguen: escribe la dirección final.',
  name: 'No se conoce ningún servidor con este nombre.',
  refused: 'El servidor no acepta conexiones en esta dirección.',
  certificate: 'El certificado del servidor no es de confianza.',
  unreachable: 'No se pudo acceder al servidor.',
  secret: 'No se puede leer el secreto: crea uno nuevo.',
  status: 'La respuesta no es correcta: su estado debe estar entre 200 y 299.',
}

export const WEBHOOK_BANNERS: Translation<typeof English.WEBHOOK_BANNERS> = {
  created: 'Se ha añadido el endpoint.',
  saved: 'Se ha guardado el endpoint.',
  deleted: 'Se ha eliminado el endpoint.',
  rolled: 'El endpoint tiene un secreto nuevo.',
}
