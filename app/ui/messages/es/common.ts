import type { Translation } from '~/i18n/translation'
import type * as English from '../en/common'

export const UI_MESSAGES: Translation<typeof English.UI_MESSAGES> = {
  breadcrumb: 'Ruta',
  viewer: {
    details: 'Imagen y detalles',
    previous: 'Imagen anterior',
    next: 'Imagen siguiente',
    divider: 'Mover entre la foto y la imagen',
    compare: 'Comparar con la foto',
    download: 'Descargar',
  },
  zoomOut: 'Alejar',
  zoomIn: 'Acercar',
  enlargedTo: (percent) => `Ampliada al ${percent} %`,
  wholePicture: 'Imagen completa',
  close: 'Cerrar',
  cancel: 'Cancelar',
  dismiss: 'Descartar',
  remove: 'Quitar',
  removeAll: 'Quitar todo',
  removeFile: (name) => `Quitar ${name}`,
  current: 'actual',
  showPassword: 'Mostrar contraseña',
  copy: 'Copiar',
  copied: 'Copiado',
  cannotCopy: 'El navegador no deja copiar a esta página. Selecciona el texto.',
  before: 'Antes',
  after: 'Después',
  fewer: { photos: 'Menos fotos', pictures: 'Menos imágenes' },
  more: { photos: 'Más fotos', pictures: 'Más imágenes' },
  justNow: 'ahora mismo',
  credits: {
    image: {
      label: 'Imágenes',
      paysFor: 'Un crédito de imagen paga una imagen, una edición o una ampliación.',
    },
    video: { label: 'Vídeos', paysFor: 'Un crédito de vídeo paga un vídeo de 5 o 10 segundos.' },
    model: { label: 'Modelos', paysFor: 'Un crédito de modelo paga entrenar un producto.' },
  },
}
