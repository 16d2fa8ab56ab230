/** A product whose photos and results lie in `samples/<folder>/`. */
export interface Sample {
  folder: string
  name: string
  description: string
  triggerWord: string
  /** Prompts of the pictures that are shipped with it. */
  prompts: string[]
}

/** Photos of each sample, best first. */
export const SAMPLE_VIEWS = [
  'front',
  'three-quarter-left',
  'three-quarter-right',
  'high',
  'low',
  'close',
]

const perfume: Sample = {
  folder: 'perfume',
  name: 'Aurelle Eau de Parfum',
  description:
    'A square glass bottle of amber perfume with a polished gold cap and a white label. Text/Graphics: "AURELLE eau de parfum 50 ml" on the label',
  triggerWord: 'aurelle',
  prompts: [
    'aurelle perfume on a marble table by a bright window, soft morning light',
    'aurelle perfume on a round podium against a warm beige wall, golden hour',
    'aurelle perfume on dark slate with moody light',
    'aurelle perfume on sand at the beach under a blue sky',
    'aurelle perfume on a walnut table with warm bokeh lights',
    'aurelle perfume in a white studio with a soft shadow',
  ],
}

const mug: Sample = {
  folder: 'mug',
  name: 'Stoneware Mug',
  description:
    'A glazed stoneware mug in matt blue with a rounded handle and an unglazed foot. Text/Graphics: None',
  triggerWord: 'stonemug',
  prompts: [
    'stonemug on a wooden kitchen table, morning light from the window',
    'stonemug on linen with soft light',
  ],
}

const handbag: Sample = {
  folder: 'handbag',
  name: 'Leather Handbag',
  description:
    'A structured handbag of red leather with a curved top handle and a gold clasp. Text/Graphics: None',
  triggerWord: 'redbag',
  prompts: ['redbag on a concrete podium, hard sunlight'],
}

const jar: Sample = {
  folder: 'jar',
  name: 'Verde Face Cream',
  description:
    'A round white jar of face cream with a brushed aluminium lid. Text/Graphics: "VERDE daily face cream 50 ml" on the label',
  triggerWord: 'verdecream',
  prompts: ['verdecream on white marble with leaf shadows, bright and airy'],
}

const stool: Sample = {
  folder: 'stool',
  name: 'Oak Stool',
  description:
    'A round stool with four oak legs and a seat of brown leather. Text/Graphics: None',
  triggerWord: 'oakstool',
  prompts: ['oakstool in a studio with a green wall'],
}

const lamp: Sample = {
  folder: 'lamp',
  name: 'Table Lamp',
  description:
    'A table lamp with a white conical shade, a thin brass stem and a round white base. Text/Graphics: None',
  triggerWord: 'tablelamp',
  prompts: ['tablelamp on a walnut table at night, warm light'],
}

/** All samples there are results of. */
export const SAMPLES: Sample[] = [perfume, mug, handbag, jar, stool, lamp]

/** Public products by their ids, which other pages link to. */
export const PUBLIC_SAMPLES = new Map<number, Sample>([
  [3, handbag],
  [5, mug],
  [7, stool],
  [9, lamp],
  [11, jar],
  [12, perfume],
])

/** Products of the demo merchant. */
export const DEMO_PRODUCTS: Sample[] = [
  { ...handbag, name: 'Rosso Handbag' },
  { ...jar, name: 'Verde Cream, 50 ml' },
]
