import type { Translation } from '~/i18n/translation'
import type * as English from '../en/photo_guide'

export const GUIDE_MESSAGES: Translation<typeof English.GUIDE_MESSAGES> = {
  title: 'Fotos que funcionan',
  description:
    'Bastan un móvil, una ventana y una hoja de papel. Haz de 10 a 20 desde todos los lados.',
  good: 'Así',
  bad: 'Así no',
  goodList: {
    front: 'El producto entero, de frente, ante un fondo liso.',
    side: 'Lo mismo desde cada lado, todo alrededor.',
    high: 'Algunas desde arriba y desde abajo.',
    close: 'Luz natural suave, sin flash, todo nítido.',
  },
  badList: {
    dark: 'Demasiado oscura: acércate a una ventana o enciende una lámpara.',
    blurred: 'Movida: mantén la cámara quieta o apóyala en algo.',
    cut: 'Cortada: aléjate hasta que haya espacio alrededor.',
    small: 'Demasiado pequeña: acércate.',
    busy: 'Recargada o con otras cosas: despeja la mesa y usa una hoja de papel.',
  },
  done: 'Entendido',
}
