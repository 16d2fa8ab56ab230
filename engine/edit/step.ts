import type { Rgb } from '../image/color.js'
import type { Side } from '../shape/sides.js'

/** How strongly a change is asked for. */
export interface Amount {
  /** 1 for more, -1 for less. */
  sign: 1 | -1
  /** Share of 1 when `exact` (30% is 0.3), else a factor on the usual strength. */
  value: number
  exact: boolean
}

/** Part of the picture that a change of light or colour is for. */
export type Region = 'picture' | 'product' | 'background'

export type GradientDirection = 'down' | 'right' | 'diagonal' | 'radial'

export type Corner = {
  x: 'left' | 'center' | 'right'
  y: 'top' | 'middle' | 'bottom'
}

/** Where a thing is that has no name here: at a side, in a corner, or anywhere around the product. */
export interface Place {
  x: 'left' | 'right' | null
  y: 'top' | 'bottom' | null
}

export interface Frame {
  /** Linear light, or null for the colour that the picture has at its edge. */
  color: Rgb | null
  /** Width in pixels, or as a share of the shorter side. */
  pixels: number | null
  share: number
}

export interface TextStep {
  op: 'text'
  text: string
  place: Corner
  /** Whether the instruction said where. */
  isPlaced: boolean
  /** Linear light, or null for what reads best. */
  color: Rgb | null
  size: 'small' | 'medium' | 'large'
}

/** One change to a picture, as the instruction's parser hands it to the operations. */
export type Step =
  | { op: 'transparent' }
  | { op: 'fill'; color: Rgb }
  | { op: 'gradient'; colors: readonly Rgb[]; direction: GradientDirection }
  | { op: 'scene'; prompt: string }
  | { op: 'addShadow'; amount: Amount }
  | { op: 'removeShadow' }
  /** Without a place it is what was marked; `all`: all things there. */
  | { op: 'remove'; place: Place | null; all: boolean }
  | { op: 'recolor'; color: Rgb; name: string }
  | { op: 'brightness'; amount: Amount; region: Region }
  | { op: 'contrast'; amount: Amount; region: Region }
  | { op: 'warmth'; amount: Amount; region: Region }
  | { op: 'saturation'; amount: Amount; region: Region }
  | { op: 'tone'; tone: 'grey' | 'sepia'; region: Region }
  | { op: 'blur'; amount: Amount; region: Region }
  | { op: 'sharpen'; amount: Amount; region: Region }
  | { op: 'denoise'; amount: Amount; region: Region }
  | { op: 'vignette'; amount: Amount }
  | { op: 'rotate'; degrees: number }
  | { op: 'straighten'; degrees: number | null }
  | { op: 'flip'; axis: 'horizontal' | 'vertical' }
  | { op: 'crop'; ratio: number }
  | { op: 'trim' }
  | { op: 'cut'; side: 'top' | 'bottom' | 'left' | 'right'; share: number }
  | { op: 'reframe'; amount: Amount; isCentred: boolean }
  | { op: 'pad'; ratio: number; color: Rgb | null }
  | { op: 'extend'; to: Side | 'wider' | 'taller'; share: number }
  | { op: 'border'; frame: Frame }
  | { op: 'enlarge' }
  | TextStep

export type StepName = Step['op']
