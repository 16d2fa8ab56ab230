/** What is wrong with a photo or its cut-out, and what to do. */
export const PHOTO_WARNING_MESSAGES = {
  no_product: 'No product was found. Photograph it alone, before a plain background.',
  blurred: 'This photo is blurred. Hold the camera still or use a stand, and focus on the product.',
  dark: 'This photo is dark. Photograph the product in daylight or with another lamp.',
  burnt_out: 'Parts of the product are burnt out to white. Use softer light or a shorter exposure.',
  cut_off: 'The product reaches over the edge of the photo. Step back so that it is whole.',
  busy_background:
    'The background is busy. Before a plain wall or a sheet of paper it is cut out better.',
  other_things: 'Other things stand beside the product. Photograph it alone.',
  check_small:
    'Check this cut-out and correct it with the brush: the product is very small in this photo, or was not found.',
  check_cut:
    'Check this cut-out and correct it with the brush: the product reaches over the edge of the photo.',
  check_top_missing:
    'Check this cut-out and correct it with the brush: the top of the product may be missing. A background of another colour helps.',
  check_same_colours:
    'Check this cut-out and correct it with the brush: product and background have the same colours. A background of another colour helps.',
  check_shadow:
    'Check this cut-out and correct it with the brush: a strong shadow or reflection may be left, or parts of the product taken for one. Softer light helps.',
  check_outline:
    'Check this cut-out and correct it with the brush: its outline is hard to see in this photo. A plain background of another colour helps.',
  check_touching:
    'Check this cut-out and correct it with the brush: several things touch each other in this photo, and one of them may be part of it.',
  check_parts:
    'Check this cut-out and correct it with the brush: parts of the product may be missing, or something beside it may be part of it.',
  check_not_found:
    'Check this cut-out and correct it with the brush: no product was found in this photo.',
  check_all_product:
    'Check this cut-out and correct it with the brush: the background could not be told from the product.',
  check_transparent:
    'Check this cut-out and correct it with the brush: parts of it are half transparent. A plain background of another colour helps.',
  check_seen_small:
    'Check this cut-out: the product is very small in this photo, or was not found. Click it, or draw a box round it.',
  check_seen_cut:
    'Check this cut-out: it reaches over the edge of the photo, and something else may be part of it. Click the product alone.',
  check_seen_same_colours:
    'Check this cut-out: product and background have the same colours. Draw a box round the product, or use a background of another colour.',
  check_seen_touching:
    'Check this cut-out: several things touch each other in this photo. Click the one that is the product.',
  check_seen_parts:
    'Check this cut-out: parts of the product may be missing, or something beside it may be part of it. Click what is missing, or take away what does not belong to it.',
}

/** The same with a number. */
export const SMALL_PRODUCT = {
  small: (pixels: number) =>
    `The product is only ${pixels} pixels large here. Go closer or use a larger photo: 800 pixels or more give crisp pictures.`,
}

/** The same with a place. */
export const STRANGE_PART = {
  strange: (place: string) =>
    `Check this cut-out: what is ${place} of the photo may not belong to the product. Click the product alone, or take that away.`,
}

/** Parts of a photo. */
export const PLACES_IN_PHOTO = {
  upper_left: 'at the upper left',
  top: 'at the top',
  upper_right: 'at the upper right',
  left: 'on the left',
  middle: 'in the middle',
  right: 'on the right',
  lower_left: 'at the lower left',
  bottom: 'at the bottom',
  lower_right: 'at the lower right',
}

/** From where a photo shows its product, by the names that trained products have of it. */
export const VIEW_NAMES = {
  'Three-quarter': 'Three-quarter',
  'From above': 'From above',
  'From below': 'From below',
  'Front': 'Front',
  'Back': 'Back',
  'Side': 'Side',
  'Close': 'Close',
  'Not used': 'Not used',
}
