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

const studio: Entry = { rank: 'place', weak: true, apply: (scene) => (scene.sweep = true) }
const kitchen = shownIn('kitchen', place('oak', 'window', '#e4dccf'))
const bathroom = shownIn('bathroom', place('marble', 'tiles', '#e6ecea'))
const beach = shownIn(
  'beach',
  place('sand', 'sea', '#6fb3e4', (scene) => {
    scene.light.contrast = 0.62
    scene.light.hardness = 0.7
  })
)
const garden = place('grass', 'foliage', '#7fae52')
const forest = place('darkWood', 'foliage', '#4f7a3a')
const cafe = shownIn('cafe', place('walnut', 'bokeh', '#6b4a35'))
const desk = shownIn('desk', place('walnut', 'window', '#8b8478'))
const bookshelf = shownIn('bookshelf', place('oak', 'window', '#c9c3b4'))
const room = shownIn('room', place('oak', 'window', '#d9d2c7'))
const night = place('gloss', 'night', '#1a2036', ({ light }) => {
  light.exposure = 0.9
  light.contrast = 0.75
})
const neon = place('gloss', 'neon', '#14121f', ({ light }) => {
  light.key = parseHex('#ff8ac6')
  light.ambient = parseHex('#6fa0e0')
  light.contrast = 0.55
  light.exposure = 0.85
})
const winter = shownIn(
  'snow',
  place('snow', 'foliage', '#9fb4bf', (scene) => (scene.snowfall = true))
)
const snowing = lightEntry((_, scene) => (scene.snowfall = true))
const christmas = shownIn('festive', place('oak', 'bokeh', '#1f4430'))
const autumn = shownIn('autumn', place('walnut', 'foliage', '#c4752a'))
const spring = shownIn('flowers', place('linen', 'foliage', '#a9c872'))
const summer = place('sand', 'sky', '#62aee8')
const loft = place('concrete', 'bricks', '#8f5a43')
const luxury = place('blackMarble', 'bokeh', '#241d1a')
const desert = place('sand', 'sky', '#8ebfe0')
const mountain = place('slate', 'sky', '#7fb0dc')
const lake = place('water', 'sky', '#8bbbe0')
const scandinavian = shownIn('room', place('pine', 'plain', '#eceae6'))
const valentine: Entry = {
  rank: 'place',
  apply(scene) {
    scene.sweep = true
    colorBackdrop(scene, parseHex('#e9a6b2'))
  },
}
const sky = unlessSet(place('snow', 'sky', '#78b4e6'))
const anyRoom = unlessSet(room)
const table = unlessSet(surface('oak', '#d8d1c6'))

const oak: Entry = { ...surface('oak', '#d8d1c6'), fits: ['kitchen', 'bookshelf', 'room'] }
const walnut: Entry = { ...surface('walnut', '#cfc6ba'), fits: ['desk', 'cafe', 'festive'] }
const pine = surface('pine', '#e4ded4')
const darkWood: Entry = { ...surface('darkWood', '#5b5048'), fits: ['festive', 'desk'] }
const marble = shownIn('marble', surface('marble', '#dfdcd6'))
const concrete = shownIn('concrete-podium', surface('concrete', '#c9c6c0'))
const slate = shownIn('stone-moss', surface('slate', '#5d6064'))
const sand = shownIn('beach', surface('sand', '#e8dcc6'))
const snow = shownIn('snow', surface('snow', '#dfe8f2'))
const linen = shownIn('linen', surface('linen', '#e7e0d4'))
const grass = surface('grass', '#cfdcb8')
const moss = shownIn('stone-moss', surface('grass', '#cfdcb8'))
const tiles: Entry = { ...surface('tiles', '#e6e8e6'), fits: ['bathroom', 'kitchen'] }
const water = surface('water', '#cfe0e4')
const gloss = surface('gloss', '#2a2a30')

const warm = lightEntry((light) => {
  light.key = parseHex('#ffdcb2')
  light.ambient = parseHex('#fff1e2')
})
const golden = lightEntry((light) => {
  light.key = parseHex('#ffd09a')
  light.ambient = parseHex('#fff0e0')
  light.contrast = 0.66
})
const cool = lightEntry((light) => {
  light.key = parseHex('#dfeaff')
  light.ambient = parseHex('#cbdcf6')
})
const morning = lightEntry((light) => {
  light.key = parseHex('#ffefd6')
  light.ambient = parseHex('#dce7f8')
  light.contrast = 0.58
})
const dark = lightEntry((light) => {
  light.exposure *= 0.62
  light.contrast = 0.84
})
const bright = lightEntry((light) => {
  light.exposure *= 1.16
  light.contrast = Math.min(light.contrast, 0.42)
})
const soft = lightEntry((light) => {
  light.hardness = 0.1
  light.contrast = Math.min(light.contrast, 0.48)
})
const hard = lightEntry((light) => {
  light.hardness = 0.95
  light.contrast = 0.76
})
const sun = lightEntry((light) => {
  light.hardness = 0.85
  light.contrast = 0.7
  light.key = parseHex('#ffedd0')
})
const fromWindow = lightEntry((_, scene) => (scene.gobo = 'window'))
const leafShadows = lightEntry((_, scene) => (scene.gobo = 'leaves'))
const fromLeft = lightEntry((light) => (light.side = -1))
const fromRight = lightEntry((light) => (light.side = 1))
const closeUp = lightEntry((_, scene) => (scene.size = 0.8))
const wide = lightEntry((_, scene) => (scene.size = 0.42))

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
  fits: ['kitchen', 'bathroom', 'marble', 'stone-moss', 'desk', 'concrete-podium', 'room'],
}
const bokeh: Entry = { ...behind('bokeh', '#5a4636'), fits: ['cafe', 'festive', 'desk'] }

/** Words and phrases of up to three words, in small letters and the singular, with what they do to a set. */
export const LEXICON: ReadonlyMap<string, Entry> = new Map(
  (
    [
      [
        studio,
        'studio, sweep, seamless, paper, minimal, minimalist, clean, plain, simple, packshot',
      ],
      [kitchen, 'kitchen, breakfast, cooking, countertop, counter'],
      [bathroom, 'bathroom, spa, bath, shower'],
      [beach, 'beach, sea, ocean, seaside, coast, shore'],
      [garden, 'garden, park, meadow, lawn, outdoor, outdoors, nature, picnic'],
      [forest, 'forest, woods, woodland, jungle'],
      [cafe, 'cafe, café, coffee shop, restaurant, bar, pub'],
      [
        room,
        'living room, bedroom, interior, home, apartment, house, wood floor, wooden floor, parquet',
      ],
      [desk, 'desk, office, workspace, study'],
      [bookshelf, 'bookshelf, bookcase, book, library, shelf'],
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
      [behind('bricks', '#9a5b43'), 'brick, brick wall'],
      [bokeh, 'bokeh, fairy light, candle, blurred background, blurry background'],
      [foliage, 'plant, foliage, tree, greenery'],

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
    ] as const satisfies [Entry, string][]
  ).flatMap(([entry, words]) => words.split(', ').map((word) => [word, entry] as const))
)
