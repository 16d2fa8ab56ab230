/** Kinds of picture files that a market may take. */
export type FileFormat = 'jpeg' | 'png' | 'webp' | 'gif' | 'tiff' | 'bmp' | 'heif' | 'avif'

/** Pixels of a picture's sides. */
export interface Sides {
  width?: number
  height?: number
  /** The longer of both. */
  longest?: number
  /** The shorter of both. */
  shortest?: number
}

/** What a market asks of a picture; what is left out is not asked. */
export interface Rules {
  formats?: readonly FileFormat[]
  min?: Sides
  max?: Sides
  maxMegapixels?: number
  maxBytes?: number
  /** Width divided by height, both ends included. */
  ratio?: { min: number; max: number }
  /** Share of the frame that the product takes: the larger of its shares of width and height. */
  fill?: { min: number; max: number }
  /** The background is 255, 255, 255 and the whole product is in the frame. */
  pureWhite?: true
  /** Nothing is written beside the product. */
  noText?: true
  srgb?: true
  /** No pixel is transparent. */
  opaque?: true
  /** The file tells how the picture was made (IPTC digital source type). */
  marks?: true
}

/** A place in a market where a picture is shown. */
export interface Slot {
  key: string
  name: string
  /** Without these the market refuses the picture. */
  must: Rules
  /** What the market recommends. */
  advice?: Rules
}

export interface Market {
  key: string
  name: string
  /** Counted up with each change of the rules. */
  version: number
  /** Day on which the sources were read. */
  lookedUp: string
  sources: readonly { title: string; url: string }[]
  slots: readonly Slot[]
}

/** A slot of a market, as calls name it: `amazon.main`. */
export interface Target {
  market: Market
  slot: Slot
}
