import type { ShapeWay } from '#app/engines/engine'
import type { Size } from '../../measure/facts.js'
import type { RuleName } from '../../preflight/broken_rules.js'
import type { Fix } from '../../preflight/plan_fix.js'
import type { FileFormat } from '../../rules/rules.js'
import { formatNumber } from '#app/i18n/format'

const FORMAT_NAMES: Record<FileFormat, string> = {
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  gif: 'GIF',
  tiff: 'TIFF',
  bmp: 'BMP',
  heif: 'HEIC',
  avif: 'AVIF',
}

const number = (value: number) => formatNumber(value)

/** Rounded away from the limit, so that a figure never reads as if it were kept. */
const percent = (share: number) => `${formatNumber(Math.floor(share * 1000) / 10)} %`

const megabytes = (bytes: number) => `${formatNumber(bytes / 1e6, { maximumFractionDigits: 1 })} MB`

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

function ratioName(ratio: number): string {
  const named = [
    [1, '1:1'],
    [4 / 5, '4:5'],
    [9 / 16, '9:16'],
  ] as const
  return named.find(([value]) => value === ratio)?.[1] ?? `${ratio}:1`
}

function ratioNames({ min, max }: { min: number; max: number }): string {
  return min === max ? ratioName(min) : `from ${ratioName(min)} to ${ratioName(max)}`
}

/** What is said of a picture that is looked at for a market. */
export const PREFLIGHT_MESSAGES = {
  format: (format: FileFormat, allowed: readonly FileFormat[]) =>
    `The file is ${FORMAT_NAMES[format]}; ${list(allowed.map((name) => FORMAT_NAMES[name]))} is taken.`,
  tooSmall: (side: number, limit: number, name: string) =>
    `It is ${number(side)} pixels ${name}; at least ${number(limit)} are needed.`,
  tooLarge: (side: number, limit: number, name: string) =>
    `It is ${number(side)} pixels ${name}; at most ${number(limit)} are taken.`,
  tooManyPixels: (megapixels: number, limit: number) =>
    `It has ${megapixels.toFixed(1)} megapixels; at most ${limit} are taken.`,
  tooHeavy: (bytes: number, limit: number) =>
    `The file has ${megabytes(bytes)}; at most ${megabytes(limit)} are taken.`,
  ratio: ({ width, height }: Size, ratio: { min: number; max: number }) =>
    `It is ${number(width)} × ${number(height)} pixels; the shape has to be ${ratioNames(ratio)}.`,
  fill: (share: number, { min, max }: { min: number; max: number }) =>
    share < min
      ? `The product takes ${percent(share)} of the frame; at least ${percent(min)} are needed.`
      : `The product takes ${percent(share)} of the frame; at most ${percent(max)} are good.`,
  noProduct: 'Where the product is in this picture is not known, so its share cannot be measured.',
  notWhite: (share: number) =>
    `${percent(share)} of the border is pure white; all of it has to be.`,
  edge: 'The product reaches the edge of the picture.',
  text: 'Something seems to be written beside the product.',
  textUnknown: 'Nothing may be written beside the product, and no frame.',
  look: 'Look at it yourself: without an outline of the product this cannot be checked.',
  profile: (profile: string | null) =>
    profile === null ? 'The colours are not sRGB.' : `The colours are in '${profile}', not sRGB.`,
  transparent: 'Parts of the picture are transparent.',
  noMarks: 'The file does not tell how the picture was made.',
  recommended: (text: string, isMended: boolean) =>
    `Recommended only${isMended ? ', once mended' : ''}. ${text}`,
  afterMend: (text: string) => `Brought into form it would be too small. ${text}`,

  shapeable: (shape: string) =>
    `It is given the shape ${shape} first: reframed, or with its ground carried on. That takes some seconds.`,
  shaping: (shape: string) => `It is being given the shape ${shape}. That takes some seconds.`,
  notShaped: (reason: string) => `It could not be given this shape. ${reason}`,
  /** How a picture got the shape. */
  shaped: {
    reframed: 'It was reframed around the product.',
    filled: 'Its ground was carried on.',
    set: 'Its product was put on studio paper in the colours of the picture.',
    softened:
      'Its ground could not be carried on: the whole picture is on a softened copy of itself.',
  } satisfies Record<ShapeWay, string>,

  sides: {
    width: 'wide',
    height: 'high',
    longest: 'on the longer side',
    shortest: 'on the shorter side',
  },

  /** What is done about a rule that a picture breaks. */
  mends: ({ cuts, size, format, frame }: Fix): Record<RuleName, string> => ({
    format: `It is saved as ${FORMAT_NAMES[format]}.`,
    min: `It becomes ${number(size.width)} × ${number(size.height)} pixels.`,
    max: `It is reduced to ${number(size.width)} × ${number(size.height)} pixels.`,
    bytes: 'It is compressed until it fits.',
    ratio:
      frame.left < 0 || frame.top < 0
        ? `White is added: ${number(size.width)} × ${number(size.height)} pixels.`
        : `It is cropped around the product: ${number(size.width)} × ${number(size.height)} pixels.`,
    fill: `The frame is drawn closer around the product: ${number(size.width)} × ${number(size.height)} pixels.`,
    white: cuts ? 'The product is cut out and put on pure white.' : 'The ground becomes white.',
    edge: 'The product is put in the middle.',
    text: 'The product is cut out, what is beside it goes.',
    srgb: 'The colours are converted to sRGB.',
    opaque: 'It is put on white.',
    marks: 'The mark is written.',
  }),

  /** What a merchant can do where arithmetic cannot. */
  ways: {
    format: 'Download it in another format.',
    min: 'Use Upscale 2x, then export the larger picture.',
    max: 'Make a smaller picture.',
    bytes: 'Make a smaller picture.',
    ratio:
      'Give it this shape in the AI editor, or make it again with more room around the product.',
    fill: 'Make it again with the product larger in the picture.',
    white: 'Make it again on a plain white background.',
    edge: 'Make it again with room around the whole product.',
    text: 'Take the text out of the picture, or use one without.',
    srgb: 'Save it in sRGB.',
    opaque: 'Put it on a background.',
    marks: 'Make it again: new pictures carry the mark.',
  } satisfies Record<RuleName, string>,
}

/** What the calls of exports say. */
export const EXPORT_ERRORS = {
  pictures: 'Please choose the pictures to export.',
  tooMany: (most: number) => `Please export at most ${most} pictures at a time.`,
  target: 'This market is not known.',
  gone: 'Only pictures that you made can be exported; one of these is not yours, or gone.',
  tooHeavy: (limit: number) => `It cannot be compressed to ${megabytes(limit)}.`,
  shapeFirst: 'Choose Export beside the picture: there it is given this shape first.',
  shapeOrdered: 'It is being given this shape: download it again in a minute.',
  notExported: (name: string, reason: string) => `${name}: ${reason}`,
  noFile: 'Its file cannot be read.',
  unreadable: 'Its file cannot be read. Make the picture again.',
  notExportedTitle: 'These files are not in this export:',
}
