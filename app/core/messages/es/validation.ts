import { plural } from '#app/i18n/plural'
import type { Translation } from '~/i18n/translation'
import type * as English from '../en/validation'

export const VALIDATION_MESSAGES: Translation<typeof English.VALIDATION_MESSAGES> = {
  rules: {
    'required': 'Rellena este campo: {{ field }}.',
    'string': 'Este campo debe ser texto: {{ field }}.',
    'email': 'El campo {{ field }} necesita un correo electrónico válido.',
    'minLength': 'Al menos {{ min }} caracteres: {{ field }}.',
    'maxLength': 'Como máximo {{ max }} caracteres: {{ field }}.',
    'confirmed': 'La confirmación no coincide: {{ originalField }}.',
    'confirmation': 'La confirmación no coincide: {{ field }}.',
    'uncommon': 'De las primeras que se prueban: {{ field }}. Elige una más difícil de adivinar.',
    'readable': 'Escribe un texto legible, sin caracteres de control: {{ field }}.',
    'readableName': 'Hay caracteres invisibles: {{ field }}. Escríbelo en lugar de pegarlo.',
    'accepted': 'Debes aceptar: {{ field }}.',
    'boolean': 'Este campo debe ser verdadero o falso: {{ field }}.',
    'number': 'Escribe un número: {{ field }}.',
    'min': 'Al menos {{ min }}: {{ field }}.',
    'max': 'Como máximo {{ max }}: {{ field }}.',
    'range': 'Entre {{ min }} y {{ max }}: {{ field }}.',
    'withoutDecimals': 'Escribe un número entero: {{ field }}.',
    'enum': 'La opción elegida no es válida: {{ field }}.',
    'array': 'Este campo debe ser una lista: {{ field }}.',
    'array.minLength': 'Al menos {{ min }} elementos: {{ field }}.',
    'array.maxLength': 'Como máximo {{ max }} elementos: {{ field }}.',
    'database.unique': 'Ya está en uso: {{ field }}.',
  },
  fields: {
    name: 'nombre',
    email: 'correo electrónico',
    password: 'contraseña',
    current_password: 'contraseña actual',
    password_confirmation: 'confirmación de la contraseña',
    terms: 'condiciones',
    description: 'descripción',
    prompt: 'descripción',
    paypal_email: 'correo de PayPal',
    language: 'idioma',
  },
  emailTaken: 'Este correo electrónico ya está en uso.',
  more: (count) => ` (y ${count} ${plural(count, { one: 'error', other: 'errores' })} más)`,
  paypalEmail: {
    required: 'Escribe tu correo de PayPal.',
    email: 'Escribe un correo de PayPal válido.',
    maxLength: 'El correo de PayPal no puede tener más de 255 caracteres.',
  },
  currentPassword: {
    required: 'Escribe tu contraseña actual.',
    wrong: 'Esta no es tu contraseña actual.',
  },
  webhook: {
    url: 'Escribe la dirección a la que se envían los eventos.',
    events: 'Elige al menos un evento.',
  },
}
