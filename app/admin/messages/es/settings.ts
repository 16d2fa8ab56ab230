import type { Translation } from '#app/i18n/translation'
import type * as English from '../en/settings.js'

export const SETTINGS_MESSAGES: Translation<typeof English.SETTINGS_MESSAGES> = {
  title: 'Ajustes',
  description:
    'Lo que se puede cambiar mientras Vitrine funciona. Vale enseguida, en todos los procesos.',
  on: 'Activado',
  off: 'Desactivado',
  forcedBy: (variable) => `Desactivado por ${variable} en el entorno`,
  whenOff: (body) => `Si está desactivado: ${body}`,
  worksAgain: 'Vuelve a funcionar enseguida, como antes.',
  switchOff: 'Desactivar',
  switchOn: 'Activar',
  askOff: (label) => `¿Desactivar: ${label}?`,
  askOn: (label) => `¿Activar: ${label}?`,
  features: {
    registration: {
      label: 'Registro',
      body: 'Nadie nuevo puede registrarse, ni con el formulario ni con otra cuenta. A quien tiene cuenta no le afecta; los operadores se siguen creando en la consola.',
    },
    social: {
      label: 'Acceso con otras cuentas',
      body: 'Sus botones y enlaces desaparecen. Quien no tiene contraseña puede crear una en «¿Olvidaste tu contraseña?».',
    },
    teams: {
      label: 'Equipos',
      body: 'Las páginas de equipos e invitaciones desaparecen. Lo que tienen los equipos se queda y sus miembros pueden seguir trabajando.',
    },
    apiTokens: {
      label: 'Tokens de la API y webhooks',
      body: 'Los tokens no abren nada y los servidores de los comerciantes no reciben nada nuevo. Ambos vuelven a funcionar cuando se active.',
    },
    affiliates: {
      label: 'Programa de afiliados',
      body: 'No se cuenta ni se gana nada nuevo, y no hay pagos nuevos. Lo que está en curso termina como debe.',
    },
    ownKeys: {
      label: 'Claves propias de los comerciantes',
      body: 'El trabajo nuevo cuesta créditos, también a quienes han introducido una clave.',
    },
  },
  installation: {
    title: 'Instalación',
    description: 'Qué está configurado y quién responde.',
    wrong: 'Por arreglar',
    told: 'Conviene saber',
    well: 'En orden',
    none: { wrong: 'No hay nada que arreglar.', told: 'Nada.', well: 'Todavía nada.' },
    looking: 'Se pregunta a todos los servicios',
    again: 'Mirar de nuevo',
  },
}
