import { BaseSchema } from '@adonisjs/lucid/schema'

type Names = readonly (readonly [name: string, code: string])[]

const GROUNDS: Names = [
  ['Paper', 'paper'],
  ['Wood', 'wood'],
  ['Marble', 'marble'],
  ['Concrete', 'concrete'],
  ['Slate', 'slate'],
  ['Sand', 'sand'],
  ['Snow', 'snow'],
  ['Linen', 'linen'],
  ['Grass', 'grass'],
  ['Tiles', 'tiles'],
  ['Water', 'water'],
  ['Black glass', 'gloss'],
]

const BACKDROPS: Names = [
  ['before a wall', 'plain'],
  ['before tiles', 'tiles'],
  ['before bricks', 'bricks'],
  ['in a room with a window', 'window'],
  ['before lights out of focus', 'bokeh'],
  ['before leaves', 'foliage'],
  ['under the sky', 'sky'],
  ['by the sea', 'sea'],
  ['at night', 'night'],
  ['in neon light', 'neon'],
]

const PLACES: Names = [
  ['Studio paper', 'studio_paper'],
  ['Podium in a studio', 'studio_podium'],
  ['Wooden table with autumn leaves', 'set.autumn'],
  ['Bathroom vanity with tiles and towels', 'set.bathroom'],
  ['Sandy beach by the sea', 'set.beach'],
  ['Black marble with gold', 'set.black-marble'],
  ['Bookshelf with books and vases', 'set.bookshelf'],
  ['Café table before a warm bar', 'set.cafe'],
  ['Ledge over the lights of a city', 'set.city-night'],
  ['Podium among clouds', 'set.clouds'],
  ['Concrete plinth before an arch', 'set.concrete-podium'],
  ['Sand between dunes', 'set.desert'],
  ['Walnut desk in a study', 'set.desk'],
  ['Festive table with baubles and fairy lights', 'set.festive'],
  ['Spring blossoms on a pastel table', 'set.flowers'],
  ['Garden terrace by a lawn', 'set.garden-floor'],
  ['Garden table in the sun', 'set.garden-table'],
  ['Kitchen with a tiled floor', 'set.kitchen-floor'],
  ['Oak worktop in a kitchen', 'set.kitchen'],
  ['Linen cloth and dried grasses', 'set.linen'],
  ['Concrete worktop before a brick wall', 'set.loft-table'],
  ['Loft with a brick wall and a concrete floor', 'set.loft'],
  ['White marble in the shadow of a palm', 'set.marble'],
  ['Rock before snowy mountains', 'set.mountain'],
  ['Neon tubes over a wet floor', 'set.neon'],
  ['Nursery with a teddy bear and wooden toys', 'set.nursery'],
  ['Pet corner with a bed, bowl and toys', 'set.pet-corner'],
  ['Room with a plank floor', 'set.room'],
  ['Snow in a winter wood', 'set.snow'],
  ['Mossy stone by a forest pond', 'set.stone-moss'],
  ['Pastel arches and steps in a studio', 'set.studio-arch'],
  ['Glazed square tiles', 'set.tiles'],
  ['Stone in clear rippled water', 'set.water'],
  ['Wooden table in window light', 'set.wood-table'],
]

const rows = (names: Names) => names.map(([name, code]) => `('${name}', '${code}')`).join(', ')

/** A picture keeps the code of its scene; names that no scene has any more stay. */
export default class extends BaseSchema {
  override async up() {
    this.schema.raw(`with drawn as (
        select podium.name || ground.name || ' ' || backdrop.name as name, podium.code || ground.code || '.' || backdrop.code as code
        from (values ('', ''), ('Podium, ', 'podium.')) podium(name, code),
          (values ${rows(GROUNDS)}) ground(name, code), (values ${rows(BACKDROPS)}) backdrop(name, code))
      update generated_images i set scene = known.code
      from (select name, code from drawn union all values ${rows(PLACES)}) known
      where known.name = i.scene`)
  }
}
