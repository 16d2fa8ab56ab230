import { parseHex } from '../image/color.js'
import {
  behind,
  colorBackdrop,
  lightEntry,
  place,
  shownIn,
  surface,
  unlessSet,
  type Entry,
} from './entries.js'
import {
  atEyeLevel,
  bright,
  closeUp,
  cool,
  dark,
  fromAbove,
  fromLeft,
  fromRight,
  fromWindow,
  golden,
  hard,
  leafShadows,
  morning,
  soft,
  sun,
  warm,
  wide,
} from './light_entries.js'

const studio: Entry = { rank: 'place', weak: true, apply: (scene) => (scene.sweep = true) }
const gradient: Entry = {
  rank: 'place',
  apply(scene) {
    scene.sweep = true
    scene.gradient = true
    colorBackdrop(scene, parseHex('#8fb4d8'))
  },
}
const kitchen = shownIn('kitchen', place('oak', 'window', '#e4dccf'))
const bathroom = shownIn('bathroom', place('marble', 'tiles', '#e6ecea'), ['tiles'])
const beach = shownIn(
  'beach',
  place('sand', 'sea', '#6fb3e4', (scene) => {
    scene.light.contrast = 0.62
    scene.light.hardness = 0.7
  })
)
const garden = shownIn('garden-table', place('grass', 'foliage', '#7fae52'))
const forest = shownIn('stone-moss', place('darkWood', 'foliage', '#3f6630'))
const nursery = shownIn('nursery', place('pine', 'plain', '#cfe3dc'))
const pets = shownIn('pet-corner', place('oak', 'window', '#d3dccb'))
const cafe = shownIn('cafe', place('walnut', 'bokeh', '#6b4a35'))
const desk = shownIn('desk', place('walnut', 'window', '#8b8478'))
const bookshelf = shownIn('bookshelf', place('oak', 'window', '#c9c3b4'))
const shelf: Entry = { ...bookshelf, fits: ['bathroom', 'kitchen', 'nursery'] }
const room = shownIn('room', place('oak', 'window', '#d9d2c7'))
const night = shownIn(
  'city-night',
  place('gloss', 'night', '#1a2036', ({ light }) => {
    light.exposure = 0.9
    light.contrast = 0.75
  }),
  ['neon']
)
const neon = shownIn(
  'neon',
  place('gloss', 'neon', '#14121f', ({ light }) => {
    light.key = parseHex('#ff8ac6')
    light.ambient = parseHex('#6fa0e0')
    light.contrast = 0.55
    light.exposure = 0.85
  })
)
const winter = shownIn(
  'snow',
  place('snow', 'foliage', '#9fb4bf', (scene) => (scene.snowfall = true))
)
const snowing = lightEntry((_, scene) => (scene.snowfall = true))
const christmas = shownIn('festive', place('oak', 'bokeh', '#1f4430'))
const autumn = shownIn('autumn', place('walnut', 'foliage', '#c4752a'))
const spring = shownIn('flowers', place('linen', 'foliage', '#a9c872'))
const summer = place('sand', 'sky', '#62aee8')
const loft = shownIn('loft-table', place('concrete', 'bricks', '#8f5a43'))
const luxury = shownIn('black-marble', place('blackMarble', 'bokeh', '#241d1a'))
const desert = shownIn('desert', place('sand', 'sky', '#8ebfe0'))
const mountain = shownIn('mountain', place('slate', 'sky', '#7fb0dc'))
const lake = shownIn('water', place('water', 'sky', '#8bbbe0'))
const scandinavian = shownIn('room', place('pine', 'plain', '#eceae6'))
const valentine: Entry = {
  rank: 'place',
  apply(scene) {
    scene.sweep = true
    colorBackdrop(scene, parseHex('#e9a6b2'))
  },
}
const sky = shownIn('clouds', unlessSet(place('paper', 'sky', '#78b4e6')))
const anyRoom = shownIn('room', unlessSet(room))
const table = shownIn('wood-table', unlessSet(surface('oak', '#d8d1c6')))

const oak = shownIn('wood-table', surface('oak', '#d8d1c6'), [
  ...['kitchen', 'bookshelf', 'room', 'nursery', 'pet-corner', 'autumn', 'garden-table'],
])
const walnut = inWood('#6b4630', surface('walnut', '#cfc6ba'), ['desk', 'cafe', 'festive'])
const pine = inWood('#cfae7e', surface('pine', '#e4ded4'), ['room'])
const darkWood = inWood('#46301f', surface('darkWood', '#5b5048'), ['festive', 'desk'])
// The top in the bathroom is of white stone.
const marble = shownIn('marble', surface('marble', '#dfdcd6'), ['bathroom'])
const blackMarble = shownIn('black-marble', surface('blackMarble', '#3a3431'))
const concrete = shownIn('concrete-podium', surface('concrete', '#c9c6c0'), ['loft-table'])
const slate = shownIn('stone-moss', surface('slate', '#5d6064'), ['mountain', 'water'])
const sand = shownIn('beach', surface('sand', '#e8dcc6'), ['desert'])
const snow = shownIn('snow', surface('snow', '#dfe8f2'))
const linen = shownIn('linen', surface('linen', '#e7e0d4'))
const grass = surface('grass', '#cfdcb8')
const moss = shownIn('stone-moss', surface('grass', '#cfdcb8'))
const tiles = shownIn('tiles', surface('tiles', '#e6e8e6'), ['bathroom', 'kitchen'])
const water = shownIn('water', surface('water', '#cfe0e4'), ['stone-moss', 'beach'])
const gloss: Entry = { ...surface('gloss', '#2a2a30'), fits: ['neon', 'black-marble'] }
const bricks = shownIn('loft-table', behind('bricks', '#9a5b43'))

const podium = shownIn(
  'studio-arch',
  { rank: 'surface', apply: (scene) => (scene.podium = parseHex('#e3ded6')) },
  ['concrete-podium']
)
const arch = shownIn('studio-arch', {
  rank: 'surface',
  apply: (scene) => (scene.podium = parseHex('#e3ded6')),
})
const flowers = shownIn('flowers', behind('foliage', '#6f9a4a'))
const foliage: Entry = {
  ...behind('foliage', '#6f9a4a'),
  fits: [
    ...['kitchen', 'bathroom', 'marble', 'stone-moss', 'desk', 'room', 'wood-table', 'tiles'],
    ...['loft-table', 'garden-table', 'pet-corner'],
  ],
}
const candle: Entry = {
  ...behind('bokeh', '#5a4636'),
  fits: ['marble', 'black-marble', 'bookshelf', 'cafe', 'festive'],
}
const bokeh: Entry = {
  ...behind('bokeh', '#5a4636'),
  fits: ['cafe', 'festive', 'black-marble', 'city-night'],
}

/** A wood that its set shows in another colour. */
function inWood(color: string, entry: Entry, fits: readonly string[]): Entry {
  return { ...shownIn('wood-table', entry, fits), groundOfSet: parseHex(color) }
}

/** Words and phrases of up to three words, in small letters and the singular, with what they do to a set. */
export const LEXICON: ReadonlyMap<string, Entry> = new Map(
  (
    [
      [
        studio,
        'studio, sweep, seamless, paper, minimal, minimalist, clean, plain, simple, packshot',
      ],
      [gradient, 'gradient, ombre, colour gradient, color gradient'],
      [kitchen, 'kitchen, breakfast, cooking'],
      // A counter says where a product stands only if nothing else does: one of marble is in no wooden kitchen.
      [{ ...kitchen, weak: true }, 'countertop, counter'],
      [bathroom, 'bathroom, spa, bath, shower'],
      [beach, 'beach, sea, ocean, seaside, coast, shore'],
      [garden, 'garden, park, meadow, lawn, outdoor, outdoors, nature, picnic'],
      [forest, 'forest, woods, woodland, jungle'],
      [nursery, 'nursery, baby room, kids room, child room, playroom'],
      [pets, 'pet corner, pet room, dog bed, pet bed, cat bed'],
      // Whom goods are for says where they stand only if nothing else does.
      [{ ...nursery, weak: true }, 'baby, toddler, newborn'],
      [{ ...pets, weak: true }, 'pet, dog, cat, puppy, kitten'],
      [cafe, 'cafe, café, coffee shop, restaurant, bar, pub'],
      [
        room,
        'living room, bedroom, interior, home, apartment, house, wood floor, wooden floor, parquet',
      ],
      [desk, 'desk, office, workspace, study'],
      [bookshelf, 'bookshelf, bookcase, book, library'],
      [shelf, 'shelf'],
      [night, 'night, city, street, urban, downtown'],
      [neon, 'neon, club, cyber, cyberpunk, disco, nightclub'],
      [winter, 'winter, snowy, ski, alpine'],
      [snowing, 'snowing, snowfall, falling snow, snowflake'],
      [christmas, 'christmas, xmas, holiday, festive, advent, gift, bauble, present'],
      [autumn, 'autumn, fall, thanksgiving, harvest, halloween'],
      [spring, 'spring, easter'],
      [summer, 'summer, vacation'],
      [loft, 'loft, industrial, warehouse, garage, rustic'],
      [luxury, 'luxury, luxurious, elegant, premium, glamour, glamorous'],
      [desert, 'desert, dune, canyon'],
      [mountain, 'mountain, rock, cliff'],
      [lake, 'lake, pool, river, spring water'],
      [scandinavian, 'scandinavian, nordic, japandi'],
      [valentine, 'valentine, romantic, mother day, wedding'],
      [sky, 'sky, cloud, heaven'],
      [table, 'table, tabletop, board'],
      [anyRoom, 'room'],

      [oak, 'wood, wooden, oak, timber, plank'],
      [walnut, 'walnut, mahogany, teak, brown wood'],
      [pine, 'pine, birch, beech, ash, light wood, bamboo'],
      [darkWood, 'dark wood, ebony, wenge'],
      [marble, 'marble, white marble, carrara, quartz'],
      [blackMarble, 'black marble'],
      [concrete, 'concrete, cement, plaster floor'],
      [slate, 'slate, stone, granite, rocky, basalt'],
      [sand, 'sand, sandy'],
      [snow, 'snow, ice'],
      [
        linen,
        'linen, natural linen, beige linen, cloth, fabric, textile, cotton, tablecloth, silk, velvet, blanket',
      ],
      [grass, 'grass'],
      [moss, 'moss, mossy, fern'],
      [tiles, 'tile, tiled, ceramic floor'],
      [water, 'water, wet, puddle'],
      [gloss, 'glossy, gloss, mirror, reflective, acrylic, black glass'],
      [arch, 'arch, pastel, geometric, stair, step'],
      [flowers, 'flower, blossom, petal, rose, bouquet, floral'],
      [podium, 'podium, pedestal, plinth, platform, stage, stand'],
      [bricks, 'brick, brick wall'],
      [candle, 'candle'],
      [bokeh, 'bokeh, fairy light, blurred background, blurry background'],
      [foliage, 'plant, foliage, tree, greenery, eucalyptus, houseplant'],

      [warm, 'warm, cosy, cozy, candlelight, firelight'],
      [golden, 'golden hour, sunset, evening, dusk, golden light'],
      [cool, 'cool, cold, icy, moonlight, overcast'],
      [morning, 'morning, dawn, sunrise, daylight'],
      [dark, 'dark, moody, dramatic, shadowy, low key, mysterious'],
      [bright, 'bright, airy, light, fresh, high key, brilliant'],
      [soft, 'soft, diffuse, diffused, gentle, subtle'],
      [hard, 'hard, harsh, crisp, spotlight'],
      [sun, 'sun, sunny, sunlight, sunlit, sunshine, midday, noon'],
      [fromWindow, 'window, window light, blind'],
      [leafShadows, 'leaf, leaf shadow, palm, palm leaf, palm shadow, tropical, monstera'],
      [fromLeft, 'from the left, left light'],
      [fromRight, 'from the right, right light'],
      [closeUp, 'close, close up, closeup, macro, large, detail'],
      [wide, 'wide, distant, small, far'],
      [fromAbove, 'from above, top view, overhead, top down, bird eye, high angle'],
      [atEyeLevel, 'eye level, front view, low angle, from the front, straight on'],
    ] as const satisfies [Entry, string][]
  ).flatMap(([entry, words]) => words.split(', ').map((word) => [word, entry] as const))
)
