/** What an engine says of photos, in its words. */
export const PHOTO_WARNINGS = {
  noProduct: 'No product was found. Photograph it alone, before a plain background.',
  blurred: 'This photo is blurred. Hold the camera still or use a stand, and focus on the product.',
  dark: 'This photo is dark. Photograph the product in daylight or with another lamp.',
  burnt: 'Parts of the product are burnt out to white. Use softer light or a shorter exposure.',
  cut: 'The product reaches over the edge of the photo. Step back so that it is whole.',
  small: (pixels: number) =>
    `The product is only ${pixels} pixels large here. Go closer or use a larger photo: 800 pixels or more give crisp pictures.`,
  busy: 'The background is busy. Before a plain wall or a sheet of paper it is cut out better.',
  otherThings: 'Other things stand beside the product. Photograph it alone.',
}

/** The same of cut-outs. */
export const CUTOUT_ADVICE = {
  small:
    'Check this cut-out and correct it with the brush: the product is very small in this photo, or was not found.',
  cut: 'Check this cut-out and correct it with the brush: the product reaches over the edge of the photo.',
  topMissing:
    'Check this cut-out and correct it with the brush: the top of the product may be missing. A background of another colour helps.',
  sameColours:
    'Check this cut-out and correct it with the brush: product and background have the same colours. A background of another colour helps.',
  shadow:
    'Check this cut-out and correct it with the brush: a strong shadow or reflection may be left, or parts of the product taken for one. Softer light helps.',
  outline:
    'Check this cut-out and correct it with the brush: its outline is hard to see in this photo. A plain background of another colour helps.',
  touching:
    'Check this cut-out and correct it with the brush: several things touch each other in this photo, and one of them may be part of it.',
  parts:
    'Check this cut-out and correct it with the brush: parts of the product may be missing, or something beside it may be part of it.',
  notFound: 'Check this cut-out and correct it with the brush: no product was found in this photo.',
  allProduct:
    'Check this cut-out and correct it with the brush: the background could not be told from the product.',
  transparent:
    'Check this cut-out and correct it with the brush: parts of it are half transparent. A plain background of another colour helps.',
  seenSmall:
    'Check this cut-out: the product is very small in this photo, or was not found. Click it, or draw a box round it.',
  seenCut:
    'Check this cut-out: it reaches over the edge of the photo, and something else may be part of it. Click the product alone.',
  seenSameColours:
    'Check this cut-out: product and background have the same colours. Draw a box round the product, or use a background of another colour.',
  seenTouching:
    'Check this cut-out: several things touch each other in this photo. Click the one that is the product.',
  seenParts:
    'Check this cut-out: parts of the product may be missing, or something beside it may be part of it. Click what is missing, or take away what does not belong to it.',
}

/** From where a photo shows its product. */
export const VIEW_NAMES = {
  quarter: 'Three-quarter',
  above: 'From above',
  below: 'From below',
  front: 'Front',
  back: 'Back',
  side: 'Side',
  close: 'Close',
  unused: 'Not used',
}
