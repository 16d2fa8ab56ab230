/** A change of light or colour that is asked for by degree. */
export type Adjustment =
  | 'brightness'
  | 'contrast'
  | 'warmth'
  | 'saturation'
  | 'sharpen'
  | 'denoise'
  | 'blur'

const TAKE_OFF = 'remove|reduce|fix|correct|less|no|get rid of'

/** Adjectives and verbs with the way they push, as sources of patterns. */
export const PUSHES: readonly (readonly [string, Adjustment, 1 | -1])[] = [
  [
    '(?:richer|bolder|stronger|brighter|livelier|more intense|more vivid|vivid|deeper|bright|rich|bold) colou?rs?|colou?rs? (?:really )?pop|more colou?rs?',
    'saturation',
    1,
  ],
  ['(?:softer|muted|paler|calmer|pastel|faded) colou?rs?|less colou?rs?', 'saturation', -1],
  ['too dark|underexposed', 'brightness', 1],
  ['too bright|overexposed', 'brightness', -1],
  [
    `too (?:warm|yellow|orange)|(?:${TAKE_OFF}) (?:the |that )?(?:yellow|orange|warm)(?:ish)?(?: (?:tint|cast|hue|tone|tinge))?`,
    'warmth',
    -1,
  ],
  [
    `too (?:cold|cool|blue)|(?:${TAKE_OFF}) (?:the |that )?(?:blue|cold|cool)(?:ish)? (?:tint|cast|hue|tone|tinge)`,
    'warmth',
    1,
  ],
  ['too (?:colou?rful|saturated|vivid)', 'saturation', -1],
  ['too (?:dull|pale|faded)', 'saturation', 1],
  ['too flat', 'contrast', 1],
  ['too (?:blurry|soft)', 'sharpen', 1],
  ['too (?:noisy|grainy)', 'denoise', 1],
  [
    'brighten(?:ed|ing)?(?: up)?|lighten(?:ed|ing)?(?: up)?|brighter|lighter|whiter|bright|expose(?: it)? more|lit better|better lit|light up|airy|airier|sunnier',
    'brightness',
    1,
  ],
  ['darken(?:ed|ing)?|darker|dark|dim(?:med)?|dimmer|moodier|moody', 'brightness', -1],
  ['punchier|punchy|contrastier|contrasty|contrasted|more pop', 'contrast', 1],
  ['flatter|hazy|hazier', 'contrast', -1],
  ['warm(?:ed)? up|warmer|warm(?:ed)?|cos[iy]er|golden(?:[- ]hour)?', 'warmth', 1],
  ['cool(?:ed)? down|cooler|colder|cool|cold|icier|bluer', 'warmth', -1],
  ['vivid|vibrant|saturated?|colou?rful|pop|richer', 'saturation', 1],
  ['muted?|desaturated?|faded?|subdued|washed[- ]out|paler?|pastel(?: tones)?', 'saturation', -1],
  [
    'sharpen(?:ed|ing)?|sharper|sharp|crisp(?:er)?|clearer|more detail(?:ed|s)?|in focus',
    'sharpen',
    1,
  ],
  ['denoised?|smoother|less (?:noisy|grainy)|noise[- ]reduction', 'denoise', 1],
  [
    'blur(?:red|ry|rier|ring)?|out of focus|unfocused|soften(?:ed)?(?= the background)|defocus(?:ed)?|bokeh|(?:shallow )?depth of field|smooth(?:en)?(?= the background)',
    'blur',
    1,
  ],
]

/** Nouns that more or less of is asked for, as sources of patterns. */
export const QUANTITIES: readonly (readonly [string, Adjustment, 1 | -1])[] = [
  ['brightness|exposure|luminosity|lightness|light(?:ing)?', 'brightness', 1],
  ['darkness', 'brightness', -1],
  ['contrasts?', 'contrast', 1],
  ['warmth|(?:colou?r )?temperature', 'warmth', 1],
  ['saturation|vibrance|vibrancy|vividness|colou?r intensity|colou?rfulness', 'saturation', 1],
  ['sharpness|sharpening|clarity|definition', 'sharpen', 1],
  ['(?:image |colou?r )?noise|grain(?:iness)?', 'denoise', -1],
  ['blur(?:riness)?', 'blur', 1],
]

export const MORE =
  'increase[ds]?|raise|boost(?:ed)?|more|higher|improve[d]?|enhance[d]?|add(?: some| more)?|stronger|turn up|push|up|bump(?: up)?|amplify|extra|better|maximi[sz]e|strengthen|with more'
export const LESS =
  'decrease[ds]?|reduce[ds]?|lower(?:ed)?|less|drop|cut|turn down|bring down|tone down|weaker|minimi[sz]e|softer|soften|down|remove|get rid of|clean up|no|without|fewer|with less|lessen|take out|eliminate'
