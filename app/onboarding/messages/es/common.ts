import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const ONBOARDING_ERRORS: Translation<typeof English.ONBOARDING_ERRORS> = {
  industry: 'Elige un sector.',
  industryUnknown: 'El sector elegido no es válido.',
  otherIndustry: 'Indica cuál es tu sector.',
  otherIndustryLong: 'El sector no puede tener más de 100 caracteres.',
  reasons: 'Elige al menos un uso.',
  reasonUnknown: 'El uso elegido no es válido.',
}

export const INDUSTRY_NAMES: Translation<typeof English.INDUSTRY_NAMES> = {
  fashion: 'Moda',
  cosmetic: 'Cosmética',
  furniture: 'Muebles',
  jewelry: 'Joyería',
  pets: 'Mascotas',
  groceries: 'Alimentación',
  other: 'Otro',
}

export const REASON_NAMES: Translation<typeof English.REASON_NAMES> = {
  marketing: 'Anuncios y marketing',
  new_products: 'Lanzar productos nuevos',
  social_media: 'Redes sociales',
  editing: 'Editar fotos',
  ab_test: 'Pruebas A/B',
  ecommerce: 'Mi tienda online',
  design: 'Diseño',
  trying: 'Solo probar',
}

export const ONBOARDING_MESSAGES: Translation<typeof English.ONBOARDING_MESSAGES> = {
  title: 'Te damos la bienvenida a Vitrine',
  heading: (name) => `Hola, ${name}`,
  intro:
    'Dos preguntas breves, para que los consejos y las escenas de ejemplo encajen con lo que vendes.',
  progress: 'Paso 1 de 2',
  next: 'Después: crear un producto',
  industry: '¿Qué vendes?',
  otherIndustry: 'Tu sector',
  otherPlaceholder: 'Por ejemplo juguetes, herramientas o plantas',
  reasons: '¿Para qué usarás las imágenes?',
  reasonsHint: 'Elige todo lo que corresponda.',
  submit: 'Continuar',
  submitting: 'Guardando…',
  skip: 'Omitir por ahora',
  skipping: 'Omitiendo…',
  cancel: 'Cancelar',
  ideas: {
    title: 'Ideas de escenas',
    titleFor: (industry) => `Ideas de escenas: ${industry}`,
    back: 'Volver a mis propias palabras',
  },
  resume: {
    title: 'Consejos que encajan con lo que vendes',
    body: 'Responde a dos preguntas y recibe escenas de ejemplo para tu sector.',
    action: 'Responder ahora',
  },
}
