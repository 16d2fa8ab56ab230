import { parseHex } from '../image/color.js'
import {
  colorBackdrop,
  lightEntry,
  place,
  shownIn,
  surface,
  unlessSet,
  wallCovering,
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
import {
  arch,
  blackMarble,
  bokeh,
  brass,
  brickFloor,
  bricks,
  candle,
  carpet,
  concrete,
  copper,
  darkWood,
  flowers,
  foliage,
  glass,
  gloss,
  grass,
  leather,
  linen,
  marble,
  moss,
  oak,
  paving,
  pine,
  podium,
  sand,
  slate,
  snow,
  steel,
  stone,
  tiles,
  walnut,
  water,
} from './surface_entries.js'

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
const shelf: Entry = { ...bookshelf, weak: true }
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
const mountain = shownIn('mountain', place('slate', 'sky', '#7fb0dc'), ['water', 'stone-moss'])
const lake = shownIn('water', place('water', 'sea', '#8bbbe0'))
const rooftop = place('concrete', 'sky', '#8fb8e0')
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

const WALLS = new Map<Entry, Entry>(
  [oak, walnut, pine, darkWood, marble, blackMarble, concrete, slate, stone, steel, brass, copper]
    .concat(leather)
    .flatMap((entry) => (entry.lays ? [[entry, wallCovering(entry.lays)] as const] : []))
)

/** A word for a surface, and for a wall of the same: 'concrete' lies under a product, a 'concrete wall' is behind it. */
function withWalls(word: string, entry: Entry): (readonly [string, Entry])[] {
  const wall = WALLS.get(entry)
  const behind = wall ? ['wall', 'background', 'backdrop'] : []
  return [[word, entry], ...behind.map((noun) => [`${word} ${noun}`, wall!] as const)]
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
      [
        garden,
        'garden, park, meadow, lawn, outdoor, outdoors, nature, picnic, terrace, patio, backyard',
      ],
      [forest, 'forest, woods, woodland, jungle'],
      [nursery, 'nursery, baby room, kids room, child room, playroom'],
      [pets, 'pet corner, pet room, dog bed, pet bed, cat bed'],
      // Whom goods are for says where they stand only if nothing else does.
      [{ ...nursery, weak: true }, 'baby, toddler, newborn'],
      [{ ...pets, weak: true }, 'pet, dog, cat, puppy, kitten'],
      [cafe, 'cafe, café, coffee shop, restaurant, bar, pub'],
      [
        room,
        'living room, bedroom, hotel room, hotel, interior, home, apartment, house, wood floor, wooden floor, parquet',
      ],
      [desk, 'desk, office, workspace, study'],
      [bookshelf, 'bookshelf, bookcase, book, library, wooden shelf, wood shelf, oak shelf'],
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
      [rooftop, 'rooftop, roof terrace'],
      [lake, 'lake, pool, river, spring water'],
      [scandinavian, 'scandinavian, nordic, japandi'],
      [valentine, 'valentine, romantic, mother day, wedding'],
      [sky, 'sky, cloud, heaven'],
      [table, 'table, tabletop, board'],
      [anyRoom, 'room'],

      [oak, 'wood, wooden, oak, timber, plank, deck, decking'],
      [walnut, 'walnut, mahogany, teak, brown wood'],
      [pine, 'pine, birch, beech, ash, light wood, bamboo'],
      [darkWood, 'dark wood, ebony, wenge'],
      [marble, 'marble, white marble, carrara, quartz'],
      [blackMarble, 'black marble'],
      [concrete, 'concrete, cement, plaster floor'],
      [slate, 'slate, rocky, basalt'],
      [stone, 'stone, granite, limestone, travertine, sandstone'],
      [sand, 'sand, sandy'],
      [snow, 'snow, ice'],
      [
        linen,
        'linen, natural linen, beige linen, cloth, fabric, textile, cotton, tablecloth, silk, velvet, blanket, bed, bedding, duvet, bedsheet',
      ],
      [grass, 'grass'],
      [moss, 'moss, mossy, fern'],
      [tiles, 'tile, tiled, ceramic floor'],
      [water, 'water, wet, puddle'],
      [gloss, 'glossy, gloss, mirror, reflective, acrylic, black glass'],
      [arch, 'arch, pastel, geometric, stair, step'],
      [flowers, 'flower, blossom, petal, rose, bouquet, floral'],
      [brickFloor, 'brick floor, brick path, brick paving'],
      [paving, 'paving, pavement, cobblestone, sidewalk'],
      [steel, 'metal, steel, stainless steel, aluminium, aluminum, iron, chrome'],
      [brass, 'brass'],
      [copper, 'copper'],
      [leather, 'leather'],
      [glass, 'on glass, glass table, glass counter, glass shelf, glass surface, glass floor'],
      [carpet, 'carpet, rug'],
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
  ).flatMap(([entry, words]) => words.split(', ').flatMap((word) => withWalls(word, entry)))
)
