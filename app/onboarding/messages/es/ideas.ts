import type { Translation } from '~/i18n/translation'
import type * as English from '../en/ideas'

export const IDEA_MESSAGES: Translation<typeof English.IDEA_MESSAGES> = {
  fashion: {
    tip: 'El sol duro resalta el cuero y las costuras; la luz suave favorece el punto y la seda.',
    scenes: [
      'en un podio de hormigón, sol duro',
      'sobre lino con sombras de hojas, claro y luminoso',
      'en un loft con pared de ladrillo, luz cálida',
      'en la ciudad de noche',
    ],
  },
  cosmetic: {
    tip: 'En superficies claras las etiquetas se leen bien; al perfume le va el cristal mojado u oscuro.',
    scenes: [
      'en un baño de spa, luz suave',
      'sobre mármol blanco con sombras de palmera, luz de mañana',
      'en un podio rosa pálido ante una pared beis',
      'sobre cristal negro mojado, luz dramática',
    ],
  },
  furniture: {
    tip: 'Nombra la habitación y elige formato horizontal para que el mueble tenga espacio alrededor.',
    scenes: [
      'en un salón escandinavo, luz de mañana',
      'en un loft con pared de ladrillo',
      'en un estudio con pared verde salvia, luz suave',
      'en un suelo de hormigón con plantas, luz de ventana por la izquierda',
    ],
  },
  jewelry: {
    tip: 'Las superficies oscuras y una vista cercana hacen destacar el metal y las piedras.',
    scenes: [
      'sobre mármol negro, luz cálida de vela',
      'sobre seda beis, luz suave por la izquierda',
      'en un pedestal rosa pálido con pétalos',
      'de cerca sobre pizarra oscura, luz dramática',
    ],
  },
  pets: {
    tip: 'Nombra un lugar donde se usa: el jardín, el parque, el salón.',
    scenes: [
      'en un jardín sobre la hierba, con sol',
      'en un salón luminoso, luz de mañana',
      'en un parque en otoño, hora dorada',
      'en un estudio con pared amarillo pastel',
    ],
  },
  groceries: {
    tip: 'La madera, el lino y la luz de mañana dan frescura; la luz fría no le va a la comida.',
    scenes: [
      'en una mesa de cocina de madera, luz de mañana',
      'en un mantel de pícnic en el jardín, con sol',
      'en un café sobre una mesa de nogal, luz cálida',
      'en un mantel blanco con flores, luminoso',
    ],
  },
  other: {
    tip: 'Empieza por la superficie, luego la luz; el lugar va al final.',
    scenes: [
      'en una mesa de mármol blanco, luz suave de ventana',
      'en un podio redondo ante una pared beis, hora dorada',
      'en un estudio luminoso con una sombra suave',
      'sobre nogal con bokeh, luz cálida de tarde',
    ],
  },
}
