/** Why the built-in engine does not change a picture as it is told, in the words in which that is kept. */
export const EDIT_FAILURES = {
  refused: (reason: string, clause: string) =>
    `The built-in engine cannot ${reason} (“${clause}”). It can change background, light, colours, crop, rotation, text, shadow, sharpness, border and size.`,
  noHue: (wanted: string, is: string) =>
    `The built-in engine cannot make this product ${wanted}: it is ${is}, without a hue that could be changed.`,
  otherLightness: (is: string, wanted: string) =>
    `The built-in engine cannot make this ${is} product ${wanted}. The built-in engine changes hue, not lightness: ask for a colour that is about as light.`,
  noProduct:
    'The product could not be told from its background well enough. Show where it is, or use a photo before a plain background of another colour.',
  productNotFound: 'The product was not found in this picture.',
  productFills: 'The product fills this picture already.',
  maskUnreadable: 'The mask cannot be read; draw it again.',
  maskEmpty: 'The mask is empty; mark the product in white.',
  areaUnreadable: 'The marked area cannot be read; mark it again.',
  movesAll: (change: string) =>
    `This cannot be held to an area (${change}): it moves the whole picture. Remove the area, or ask for another change.`,
  nothingInArea:
    'This changes nothing in the marked area. Mark another part of the picture, or remove the area.',
  nothingMarked: 'Nothing is marked. Mark what is to be removed with a click, a box or the brush.',
  nothingThere:
    'What is to be removed was not clearly found there. Mark it with a click, then remove it.',
  nothingLeft: 'Too little of the picture is left to fill this from. Mark a smaller area.',
  longText: (most: number) => `Shorten the text to ${most} characters.`,
  textTooLarge: 'The text does not fit into this picture; shorten it.',
  undrawable: 'This text cannot be drawn; use other characters.',
  noText: 'This text has nothing that can be drawn.',
  enlargedSize: (would: number, most: number) =>
    `This picture would be ${would} pixels long; up to ${most} pixels a side can be enlarged here.`,
  noRoomForShadow:
    'The product reaches the lower edge of the picture, so there is no room for a shadow; use a picture with space below it.',
  shadowUnclear:
    'The shadow cannot be told from this background, which is not plain; ask for a white background, which has none.',
  notTilted:
    'This picture shows no edge that is slightly tilted; say by how many degrees to rotate it, such as “rotate 2 degrees left”.',
  notPossible: (reason: string) => `This way is not possible for this picture: ${reason}.`,
  noOtherShape: 'These words ask for no other shape, so no way to it can be chosen.',
}

/** What it cannot, after “cannot”. */
export const REFUSED_CHANGES = {
  long: 'follow so long a sentence: use commas',
  unclear: 'tell from these words what to change',
  this: 'do this',
  only: (part: string) => `change only the ${part}`,
  removePeople: 'remove people unless they are marked: mark them with a click',
  people: 'add or change people',
  removeText: 'remove text, logos or marks unless they are marked: mark them with a click',
  textInside: 'change text that is in the picture',
  wordsInside: 'change words that are in the picture',
  labels: 'add or change labels, logos or marks',
  removeThings:
    'remove single things unless they are marked or named by their place: mark them with a click',
  addThings: 'add things to a picture',
  style: 'imitate a style',
  otherSide: 'show the product from another side',
  material: 'change what the product is made of',
  shadowSide: 'choose the side of a shadow',
  changeShadow: 'change a shadow that is in the picture',
  keepShadow: 'keep the shadow or mirror image of a photo',
  sceneShadow: 'leave the shadow out of a scene',
  vignette: 'take a vignette away',
  cropShape: 'crop without a shape: name one, such as square, 4:5 or 16:9',
  pixels: 'set a size in pixels: name a shape, such as 1:1 or 4:5',
  shape: 'make a picture of that shape',
  removeBorder: 'take a border away',
  outline: 'draw a line around the product',
  borderWidth: 'draw a border of that width',
  turnProduct: 'turn the product by itself',
  turnBackground: 'turn the background by itself',
  degrees: 'rotate a picture without the degrees',
  mirrorProduct: 'mirror the product by itself',
  mirrorBackground: 'mirror the background by itself',
  largerProduct: 'make the product larger within its picture',
  twice: 'enlarge other than two times',
  tint: 'tint a whole picture',
  oneColour: 'change one colour of several',
  onProduct: 'write on the product',
  noWords: 'add text without its words: put them in quotes',
  textsApart: 'put texts that look different in one place',
  grain: 'add grain',
  unblur: 'bring back what is blurred',
  background: 'change the background and keep it',
}

/** Why a way to another shape is not possible, after a colon. */
export const IMPOSSIBLE_WAYS = {
  doesNotFit: 'the product with the space around it does not fit into this shape',
  inPart: 'the photo shows the product only in part',
  cut: 'the photo shows the product only in part, cut by the sides that would grow',
  small: 'it is too small',
  most: 'more would have to be made than there is',
  noGround: 'it shows no ground that could be carried on',
  noProduct: 'nobody knows where the product is',
}
