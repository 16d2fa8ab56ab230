import { parseHex } from '../image/color.js'
import { behind, layGround, ofThings, shownIn, surface, type Entry } from './entries.js'

/* What words for what a product stands on, and for what is behind it, do to a set. */

const OUTDOOR_STONE = ['stone-moss', 'mountain', 'water']

export const oak = shownIn('wood-table', surface('oak', '#d8d1c6'), [
  ...['kitchen', 'bookshelf', 'room', 'nursery', 'pet-corner', 'autumn', 'garden-table'],
])
export const walnut = inWood('#6b4630', surface('walnut', '#cfc6ba'), ['desk', 'cafe', 'festive'])
export const pine = inWood('#cfae7e', surface('pine', '#e4ded4'), ['room'])
export const darkWood = inWood('#46301f', surface('darkWood', '#5b5048'), ['festive', 'desk'])
// The top in the bathroom is of white stone.
export const marble = shownIn('marble', surface('marble', '#dfdcd6'), ['bathroom'])
export const blackMarble = shownIn('black-marble', surface('blackMarble', '#3a3431'))
// The plinth in its set is shown where one is asked for.
export const concrete = shownIn('loft-table', surface('concrete', '#c9c6c0'), ['concrete-podium'])
// No set shows stone without a wood, mountains or water around it.
export const slate: Entry = { ...surface('slate', '#5d6064'), fits: OUTDOOR_STONE }
export const stone: Entry = { ...surface('stone', '#b3aea6'), fits: OUTDOOR_STONE }
export const sand = shownIn('beach', surface('sand', '#e8dcc6'), ['desert'])
export const snow = shownIn('snow', surface('snow', '#dfe8f2'))
export const linen = shownIn('linen', surface('linen', '#e7e0d4'))
export const grass: Entry = {
  ...surface('grass', '#cfdcb8'),
  apply(scene) {
    if (scene.sweep) scene.backdrop = { name: 'foliage', color: parseHex('#7fae52') }
    layGround(scene, 'grass')
  },
}
export const moss = shownIn('stone-moss', surface('grass', '#cfdcb8'))
export const tiles = shownIn('tiles', surface('tiles', '#e6e8e6'), ['bathroom', 'kitchen'])
export const water = shownIn('water', surface('water', '#cfe0e4'), ['stone-moss', 'beach'])
export const gloss: Entry = { ...surface('gloss', '#2a2a30'), fits: ['neon', 'black-marble'] }
export const brickFloor = surface('bricks', '#cfc6ba')
export const paving = surface('paving', '#b9b6b0')
export const steel = ofThings(surface('steel', '#c3c6c9'))
export const brass = ofThings(surface('brass', '#d6cdbd'))
export const copper = ofThings(surface('copper', '#d2c2b6'))
export const leather = ofThings(surface('leather', '#cbbfb2'))
export const glass = surface('glass', '#d5dbdb')
export const carpet = surface('carpet', '#d9d4cb')
export const bricks = shownIn('loft-table', behind('bricks', '#9a5b43'))

export const podium = shownIn(
  'studio-arch',
  { rank: 'surface', apply: (scene) => (scene.podium = parseHex('#e3ded6')) },
  ['concrete-podium']
)
export const arch = shownIn('studio-arch', {
  rank: 'surface',
  apply: (scene) => (scene.podium = parseHex('#e3ded6')),
})
export const flowers = shownIn('flowers', behind('blossoms', '#e6dcd6'))
export const foliage: Entry = {
  ...behind('foliage', '#6f9a4a'),
  fits: [
    ...['kitchen', 'bathroom', 'marble', 'stone-moss', 'desk', 'room', 'wood-table', 'tiles'],
    ...['loft-table', 'garden-table', 'pet-corner'],
  ],
}
export const candle: Entry = {
  ...behind('bokeh', '#5a4636'),
  fits: ['marble', 'black-marble', 'bookshelf', 'cafe', 'festive'],
}
export const bokeh: Entry = {
  ...behind('bokeh', '#5a4636'),
  fits: ['cafe', 'festive', 'black-marble', 'city-night'],
}

/** A wood that its set shows in another colour. */
function inWood(color: string, entry: Entry, fits: readonly string[]): Entry {
  return { ...shownIn('wood-table', entry, fits), groundOfSet: parseHex(color) }
}
