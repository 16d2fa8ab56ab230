export const MAIL_CONFIRMATION_MESSAGES = {
  title: 'Confirmar por correo',
  text: 'Sin contraseña puedes pedir que se envíe un enlace a tu correo. Ábrelo en este navegador: durante 15 minutos podrás activar o desactivar la autenticación en dos pasos, cerrar sesión en otros navegadores, eliminar tu cuenta y cambiar todo lo demás que está protegido.',
  dialog:
    'Tu cuenta no tiene contraseña. Enviamos un enlace a tu correo: ábrelo en este navegador y esto continuará solo.',
  send: 'Enviar enlace',
  again: 'Enviar de nuevo',
  sent: 'El enlace está en camino. Ábrelo en este navegador antes de 15 minutos.',
}
