import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const MAILBOX_MESSAGES: Translation<typeof English.MAILBOX_MESSAGES> = {
  title: 'Buzón',
  description:
    'Correos que esta instalación habría enviado. No hay servidor de correo configurado, así que se guardan aquí, para quien tenga el enlace que se mostró al iniciar.',
  needsKey:
    'El buzón se abre con el enlace que Vitrine muestra al iniciarse. Cópialo de ahí o configura MAIL_DRIVER para que se envíen los correos.',
  empty: 'Aún no hay correos',
  emptyHint:
    'Pide una contraseña nueva o invita a alguien a un equipo, y el mensaje aparecerá aquí.',
  list: 'Mensajes',
  to: 'Para {recipient}',
  choose: 'Elige un mensaje para leerlo.',
  back: 'Todos los mensajes',
}

export const REMINDER_MESSAGES: Translation<typeof English.REMINDER_MESSAGES> = {
  title: 'Recordatorios por correo',
  about: 'Créditos que se acaban o que van a caducar.',
  choose: 'Elegir si llegan',
  intro: (email) =>
    `Escribimos a ${email} cuando quedan pocos créditos de imagen y cuando hay créditos a punto de caducar.`,
  others: 'Los correos sobre tu cuenta, su seguridad y los pagos llegan en cualquier caso.',
  end: 'No enviarme más recordatorios',
  ended: 'Ya no recibirás recordatorios.',
  begin: 'Volver a enviarme recordatorios',
}
