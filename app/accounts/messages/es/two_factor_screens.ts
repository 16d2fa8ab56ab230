import type { Translation } from '~/i18n/translation'
import type * as English from '../en/two_factor_screens'

export const TWO_FACTOR_MESSAGES: Translation<typeof English.TWO_FACTOR_MESSAGES> = {
  challenge: {
    title: 'Confirmación en dos pasos',
    heading: 'Confirmación en dos pasos',
    code: {
      intro: 'Escribe el código que tu aplicación de autenticación muestra para esta cuenta.',
      label: 'Código',
      other: 'Usar un código de recuperación',
    },
    recoveryCode: {
      intro: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno vale una vez.',
      label: 'Código de recuperación',
      other: 'Usar un código de autenticación',
    },
    submit: 'Iniciar sesión',
    back: 'Iniciar sesión con otra cuenta',
  },
  section: {
    title: 'Autenticación en dos pasos',
    intro: 'Pide en cada inicio de sesión, además de la contraseña, un código de tu móvil.',
    off: 'No has activado la autenticación en dos pasos.',
    pending: 'Termina de activar la autenticación en dos pasos.',
    on: 'Has activado la autenticación en dos pasos.',
    explanation:
      'Para iniciar sesión harán falta tu contraseña y un código de seis cifras que muestra una aplicación de autenticación en tu móvil.',
    scan: 'Escanea el código QR con una aplicación de autenticación o escribe en ella la clave de configuración. Luego escribe el código que muestre la aplicación.',
    scanOn:
      'Escanea el código QR con una aplicación de autenticación o escribe en ella la clave de configuración.',
    qrCode: 'Código QR para una aplicación de autenticación',
    setupKey: 'Clave de configuración',
    copyCodes: 'Copiar códigos de recuperación',
    code: 'Código',
    codesIntro:
      'Guarda estos códigos de recuperación en un gestor de contraseñas. Cada uno abre tu cuenta una vez si pierdes el móvil.',
    codesLabel: 'Códigos de recuperación',
    enable: 'Activar',
    confirm: 'Confirmar',
    cancel: 'Cancelar',
    disable: 'Desactivar',
    showSetup: 'Mostrar código QR',
    showCodes: 'Mostrar códigos de recuperación',
    regenerateCodes: 'Renovar códigos de recuperación',
    failed: 'No ha funcionado. Inténtalo de nuevo.',
  },
}

export const CONFIRMS_PASSWORD_MESSAGES: Translation<typeof English.CONFIRMS_PASSWORD_MESSAGES> = {
  title: 'Confirmar contraseña',
  content: 'Por tu seguridad, confirma tu contraseña para continuar.',
  contentWithCode:
    'Por tu seguridad, confirma tu contraseña y escribe un código de tu aplicación de autenticación para continuar.',
  password: 'Contraseña',
  confirm: 'Confirmar',
  cancel: 'Cancelar',
}
