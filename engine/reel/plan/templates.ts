import type { ReelAppear, ReelBed, ReelEase, ReelEnter, ReelFace, ReelTemplate } from '../reel.js'

/** How a template cuts, moves and writes. Sizes are for a frame whose shorter side is 1080 pixels. */
export interface TemplateStyle {
  /** Beats a minute of a reel without one of our beds. */
  bpm: number
  /** How pictures come, and for how many seconds. */
  enter: { kind: ReelEnter; seconds: number }
  ease: ReelEase
  /** Part of the picture that the camera leaves out at its closest. */
  push: number
  caption: {
    weight: ReelFace['weight']
    size: number
    mostLines: number
    align: 'left' | 'center'
    /** `bare` letters on the picture, on a `block` a line, or on a `card` behind all lines. */
    on: 'bare' | 'block' | 'card'
    enter: { kind: ReelAppear; seconds: number }
    leave: { kind: ReelAppear; seconds: number }
    /** Seconds after the picture. */
    after: number
  }
  title: { weight: ReelFace['weight']; size: number }
  /** How the end card comes. */
  end: { kind: ReelEnter; seconds: number }
}

export const TEMPLATES: Readonly<Record<ReelTemplate, TemplateStyle>> = {
  calm: {
    bpm: 80,
    enter: { kind: 'dissolve', seconds: 0.8 },
    ease: 'linear',
    push: 0.09,
    caption: {
      weight: 300,
      size: 72,
      mostLines: 3,
      align: 'center',
      on: 'bare',
      enter: { kind: 'rise', seconds: 0.6 },
      leave: { kind: 'fade', seconds: 0.4 },
      after: 0.3,
    },
    title: { weight: 300, size: 112 },
    end: { kind: 'dissolve', seconds: 0.8 },
  },
  bold: {
    bpm: 120,
    enter: { kind: 'cut', seconds: 0 },
    ease: 'out',
    push: 0.1,
    caption: {
      weight: 800,
      size: 104,
      mostLines: 3,
      align: 'left',
      on: 'block',
      enter: { kind: 'unroll', seconds: 0.25 },
      leave: { kind: 'cut', seconds: 0 },
      after: 0.05,
    },
    title: { weight: 800, size: 156 },
    end: { kind: 'push', seconds: 0.4 },
  },
  catalogue: {
    bpm: 104,
    enter: { kind: 'push', seconds: 0.5 },
    ease: 'linear',
    push: 0.05,
    caption: {
      weight: 400,
      size: 50,
      mostLines: 3,
      align: 'left',
      on: 'bare',
      enter: { kind: 'rise', seconds: 0.4 },
      leave: { kind: 'fade', seconds: 0.2 },
      after: 0.25,
    },
    title: { weight: 600, size: 88 },
    end: { kind: 'push', seconds: 0.5 },
  },
  before_after: {
    bpm: 96,
    enter: { kind: 'wipe', seconds: 1.25 },
    ease: 'linear',
    push: 0.05,
    caption: {
      weight: 600,
      size: 60,
      mostLines: 3,
      align: 'center',
      on: 'card',
      enter: { kind: 'fade', seconds: 0.3 },
      leave: { kind: 'fade', seconds: 0.2 },
      after: 0.3,
    },
    title: { weight: 600, size: 88 },
    end: { kind: 'dissolve', seconds: 0.6 },
  },
  colors: {
    bpm: 120,
    enter: { kind: 'cut', seconds: 0 },
    ease: 'linear',
    push: 0.07,
    caption: {
      weight: 600,
      size: 76,
      mostLines: 2,
      align: 'center',
      on: 'bare',
      enter: { kind: 'rise', seconds: 0.25 },
      leave: { kind: 'cut', seconds: 0 },
      after: 0.05,
    },
    title: { weight: 600, size: 92 },
    end: { kind: 'push', seconds: 0.4 },
  },
}

/** Beats a minute at which our beds are played. */
export const BED_BPM: Readonly<Record<ReelBed, number>> = { calm: 80, bright: 104, pulse: 120 }
