import type { RefusedChange } from '../../contract/failures.js'
/** People, animals and things that merchants ask to have added or removed. */
const PEOPLE =
  'people|persons?|her|his|she|he|wom[ae]n|m[ae]n|girls?|boys?|kids?|child(?:ren)?|bab(?:y|ies)|humans?|someone|somebody|faces?|hands?|fingers?|arms?|hair|skin|ladies|lady|guys?|customers?|famil(?:y|ies)|santa|mannequins?|influencers?|celebrit(?:y|ies)|(?:fashion |female |male )?models?'
const THINGS =
  'cats?|dogs?|kittens?|pupp(?:y|ies)|birds?|animals?|horses?|fish|unicorns?|cars?|bicycles?|balloons?|gifts?|presents?|ribbons?|bows?|confetti|sparkles?|fireworks?|hearts?|emojis?|stickers?|price tags?|tags?|smoke|steam|splash(?:es)?|bubbles?|droplets?|drops|fire|flames?|lightning|rainbows?|cups?|saucers?|plates?|spoons?|forks?|books?|laptops?|phones?|glasses|sunglasses|fruits?|lemons?|strawberr(?:y|ies)|coffee beans?|cookies?|cakes?|chocolates|bouquets?|vases?|roses|cables?|cords?|wires?|dust|scratch(?:es)?|stains?|wrinkles?|creases?|fingerprints?|smudges?|dirt|glare|spots?|reflections?|second (?:one|product)|another (?:one|product)'
const PRINT =
  'logos?|watermarks?|labels?|brand(?:ing| name)?|bar ?codes?|qr codes?|stamps?|signatures?|prints?|wording|lettering|typo|engraving'
export const PARTS =
  'handles?|lids?|caps?|straps?|soles?|laces?|buttons?|zips?|zippers?|pockets?|collars?|sleeves?|buckles?|chains?|corks?|stoppers?|nozzles?|pump|spouts?|rims?|legs?|lampshade|shade of the lamp|stems?|screen|dial|wheels?|seat|cushions?|drawers?|doors?|liquid|content|contents|inside|interior of|bottom of the|top of the|neck of the|petals?|leaves of the'
export const SURROUNDINGS =
  'table(?:top)?|floor|wall|sky|ground|surface|window|curtains?|desk|shelf'
const MATERIALS =
  'wood(?:en)?|leather|metal(?:lic)?|plastic|glass|marble|ceramic|porcelain|stone|concrete|velvet|silk|cotton|denim|steel|chrome|brass|gold[- ]plated|silver[- ]plated|matt?e|glossy|shiny|shinier|transparent|see-through|translucent|crystal|diamond|fluffy|furry|fabric|paper|rusty|antique'
const STYLES =
  'van gogh|picasso|monet|warhol|banksy|ghibli|disney|pixar|anime|manga|cartoon(?:ish)?|comic|painting|painted|oil paint(?:ing)?|watercolou?r|sketch|drawing|pencil|illustration|pop art|pixel art|lego|claymation|3d|rendering|cinematic|vintage|retro|polaroid|hdr|(?:more |look |looks |make it )(?:photo-?)?realistic|photo-?realistic|surreal|abstract|cyberpunk|steampunk|futuristic|art deco|style of|in the style|hand-drawn|ai[- ]generated'
const POSES =
  "different angle|another angle|new angle|(?<!light |lit |lighting |sunlight |daylight |sun )from (?:the )?(?:side|front|back|behind|above|below|another side)(?: view)?(?=$| )|(?:side|front|back|rear|top|bird's[- ]eye|aerial|3/4|three[- ]quarter|top-down) view|perspective|\\bpos(?:e|ing)\\b|angle of the product|camera angle|viewpoint|point of view|standing up|lying down|turn (?:it|the \\w+|the \\w+ \\w+) around|facing|face the camera|other side"

const ADD = String.raw`(?:add|put|place|insert|include|draw|show|create|generate|give it|with|wearing|holding|held by|worn by|carried by|next to|beside|near|surrounded by|in front of|behind|and|on|in|into)`
const REMOVE = String.raw`(?:remove|delete|erase|get rid of|take (?:out|away|off)|hide|cover|clean(?: up| off)?|without|no|retouch|fix|repair|cut out|edit out|crop out)`
const NOUN = String.raw`(?:the |a |an |some |any |all |my |our |two |three |few |more |of |these |those |this |that )*(?:(?!the )[\w'-]+ ){0,3}?`

/** What is written or printed on something. */
export const PRINTED = re(String.raw`\b(?:${PRINT}|text|words|letters|writing)\b`)

/** Patterns of what cannot be honoured, with what that is. */
export const REFUSED: readonly (readonly [pattern: RegExp, change: RefusedChange])[] = [
  [re(`^${REMOVE} ${NOUN}\\b(${PEOPLE})\\b`), 'remove_people'],
  [re(`\\b(${PEOPLE})\\b`), 'people'],
  [re(`^${REMOVE} ${NOUN}\\b(${PRINT}|text|words|letters|writing)\\b`), 'remove_text'],
  [
    re(
      `\\b(?:change|replace|edit|correct|translate|rewrite|fix|update|alter|move|swap|modify) ${NOUN}\\b(?:${PRINT}|text|words|letters|writing|price|slogan)\\b`
    ),
    'text_inside',
  ],
  [re(`\\b(${PRINT})\\b`), 'labels'],
  [re(`^${REMOVE} ${NOUN}\\b(${THINGS})\\b`), 'remove_things'],
  [
    re(`\\b${ADD} ${NOUN}\\b(${THINGS})\\b|^(?:a |an |some |two |three )?(?:${THINGS})$`),
    'add_things',
  ],
  [re(`\\b(${STYLES})\\b`), 'style'],
  [re(`${POSES}`), 'other_side'],
  [
    re(
      `\\b(?:made (?:out )?of|out of|look like|into|change the material to)\\b.*\\b(?:${MATERIALS})\\b`
    ),
    'material',
  ],
]

/** A noun that names a part of the product, or of what is around it: neither can be told from the rest. */
export const PART = new RegExp(String.raw`\b(?:${PARTS})\b`, 'i')
export const SURROUNDING = new RegExp(String.raw`\b(?:${SURROUNDINGS})\b`, 'i')
export const MATERIAL = new RegExp(String.raw`^(?:${MATERIALS})$`, 'i')

function re(source: string): RegExp {
  return new RegExp(source, 'i')
}
