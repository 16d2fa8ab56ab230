export const MAIL_CONFIRMATION_TEXTS = {
  title: 'Confirmar por correo',
  text: 'Sin contraseña puedes pedir que se envíe un enlace a tu correo. Ábrelo en este navegador: durante 15 minutos podrás activar o desactivar la autenticación en dos pasos, cerrar sesión en otros navegadores y eliminar tu cuenta.',
  send: 'Enviar enlace',
  again: 'Enviar de nuevo',
  sent: 'El enlace está en camino. Ábrelo en este navegador antes de 15 minutos.',
}
