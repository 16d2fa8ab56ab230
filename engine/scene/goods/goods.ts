/** What a kind of goods is like. */
export interface Goods {
  /** Usual height in centimetres, as it stands in a photo. */
  height: number
  /** Whether it stands on floors and on no table. */
  onFloor: boolean
}

/** Usual heights in centimetres with the goods that have them, in English; German and Spanish where the word is another. */
const ON_TABLES: readonly (readonly [number, string])[] = [
  [2.5, 'ring, engagement ring, cufflink, pin, badge, anillo, button'],
  [
    3.5,
    'earring, stud, brooch, pendant, charm, earbud, pendiente, arete, lip balm, balm, medallion',
  ],
  [
    5,
    'glasses, sunglasses, spectacles, soap, seife, jabón, brille, gafas, keyring, keychain, compact',
  ],
  [
    6,
    'cream, face cream, moisturizer, moisturiser, crema, ointment, bracelet, bangle, armband, pulsera, mouse, tin, dip',
  ],
  [
    8,
    'lipstick, nail polish, tealight, bowl, schale, schüssel, cuenco, spice, wallet, geldbörse, cartera, cupcake',
  ],
  [
    9,
    'watch, armbanduhr, reloj, jar, glas, honey, jam, candle, kerze, vela, cup, cap, mütze, gorra, camera, kamera, cámara',
  ],
  [10, 'mug, tasse, becher, taza, tumbler, beaker, pan, pfanne, sartén'],
  [11, 'serum, deodorant, mascara, dropper, essential oil'],
  [
    12,
    'perfume, parfum, parfüm, cologne, fragrance, eau, sneaker, shoe, schuh, zapato, zapatilla, loafer, trainer, can, glass, vaso',
  ],
  [
    14,
    'sandal, heel, slipper, hat, hut, sombrero, teapot, teekanne, tetera, phone, smartphone, handy, teléfono, pen',
  ],
  [16, 'necklace, kette, collar, pot, topf, olla, saucepan, basket, korb, cesta, cake, mixer'],
  [
    18,
    'lotion, gel, conditioner, speaker, lautsprecher, altavoz, toy, spielzeug, juguete, box, carafe, tea, coffee, packet, kaffee',
  ],
  [
    20,
    'shampoo, body wash, wine glass, headphone, kopfhörer, auricular, pitcher, jug, krug, jarra, pouch, clutch, notebook, cleaner, toaster',
  ],
  [22, 'book, buch, libro, tablet, ball, kettle, wasserkocher, planner, plate, teller, plato'],
  [
    25,
    'bottle, flasche, botella, flask, thermos, boot, stiefel, bota, knife, messer, helmet, laptop, doll, puppe, game',
  ],
  [
    28,
    'handbag, bag, purse, satchel, tasche, bolso, vase, florero, jarrón, teddy, teddybär, plush, lantern, laterne',
  ],
  [
    31,
    'wine, wine bottle, champagne, whisky, whiskey, gin, vodka, wein, vino, liquor, spirit, rum, coffee machine, coffee maker, frame, clock',
  ],
  [
    38,
    'tote, tote bag, shopper, pillow, cushion, kissen, cojín, plant, pflanze, planta, blender, monitor',
  ],
  [
    44,
    'table lamp, desk lamp, bedside lamp, lamp, lampe, lámpara, tischlampe, backpack, rucksack, mochila, skateboard',
  ],
  [
    62,
    'shirt, t-shirt, tee, blouse, sweater, pullover, hoodie, skirt, shorts, top, hemd, camisa, camiseta, apron, mirror, poster, jersey',
  ],
  [
    85,
    'jacket, jacke, chaqueta, coat, mantel, abrigo, dress, kleid, vestido, trouser, jeans, hose, pantalón, umbrella, suit',
  ],
]

const ON_FLOORS: readonly (readonly [number, string])[] = [
  [38, 'ottoman, pouf, footstool, pet bed'],
  [46, 'stool, hocker, taburete, bench, bank, banco, coffee table, couchtisch, sitzhocker'],
  [
    55,
    'side table, nightstand, bedside table, beistelltisch, nachttisch, mesita, bedside cabinet, planter',
  ],
  [65, 'suitcase, luggage, koffer, maleta, trolley, crib'],
  [75, 'table, tisch, mesa, desk, schreibtisch, escritorio, bar stool, barstool, dining table'],
  [85, 'chair, stuhl, silla, sofa, couch, sofá, office chair, dining chair, loveseat, recliner'],
  [
    95,
    'armchair, sessel, sillón, dresser, kommode, cómoda, sideboard, bed, bett, cama, stroller, kinderwagen, bicycle, bike, fahrrad, bicicleta, vacuum, grill, barbecue, rocking chair',
  ],
  [150, 'floor lamp, standing lamp, stehlampe, lámpara de pie, coat rack, coat stand, cabinet'],
  [
    185,
    'wardrobe, schrank, armario, bookcase, bookshelf, regal, estantería, shelf, shelving, surfboard, ladder',
  ],
]

/** Kinds of goods by words and phrases in small letters and the singular. */
export const GOODS: ReadonlyMap<string, Goods> = new Map(
  [ON_TABLES, ON_FLOORS].flatMap((rows, index) =>
    rows.flatMap(([height, words]) =>
      words.split(', ').map((word) => [word, { height, onFloor: index === 1 }] as const)
    )
  )
)

/** German words that others end in: 'Lederhandtasche' is a bag. */
export const ENDINGS: readonly string[] =
  'hocker stuhl sessel tisch lampe tasche flasche becher kerze schuh stiefel schrank regal kissen koffer tasse vase armbanduhr schale pfanne seife'.split(
    ' '
  )
