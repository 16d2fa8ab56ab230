import { CHANNELS, NEVER, UNWANTED, type Level } from './levels.js'
import { GridCut } from './max_flow.js'
import type { Offset } from './offsets.js'

/** Numbers of a pixel that seams are judged by: colour, slope of the grey along both axes, texture. */
const FEATURES = 7
const SLOPE = 2

/** Weight of being like the guide, and the difference from which on it is all the same. */
const LIKENESS = 0.35
const UNLIKE = 40

/** What it costs to take a place's pixel from other rows, per height; to replace a known one; to show one again. */
const DRIFT = 30
const REPLACED = 0.5
const REPEATED = 4
const MOST_REPEATED = 2

/** Offsets that are tried without a pause. */
const PAUSE = 8

/** What it costs to show what is nowhere near, and what must not be shown. */
const FOREIGN = 120
const FORBIDDEN = 1e4

/** Pixels on each side of a coarse seam in which a finer level moves it. */
const BAND = 3

/** Which offset each pixel of a level is copied by, on the part of the level that can change. */
export interface ShiftMap {
  /** The part, in pixels of the level. */
  left: number
  top: number
  width: number
  height: number
  /** For each of its pixels the index of an offset. */
  labels: Uint16Array
  /** Mean difference at its seams. */
  seam: number
  /** Share of its pixels that no offset leads to something that may be copied. */
  uncovered: number
}

/** The offset of a pixel of the map's level; outside of its part everything stays. */
export function labelAt(map: ShiftMap, pixel: number, levelWidth: number): number {
  const column = pixel % levelWidth
  const x = column - map.left
  const y = (pixel - column) / levelWidth - map.top
  if (x < 0 || y < 0 || x >= map.width || y >= map.height) return 0
  return map.labels[y * map.width + x]
}

/** What may be copied where, at a level. */
export interface Choice {
  level: Level
  /** Pixels of the level that may change: unknown ones, and those near them that are not kept. */
  target: Uint8Array
  offsets: readonly Offset[]
  /** Pixels of the level for one of the canvas, along each axis. */
  scale: Offset
  /** The column from which on nothing is copied. */
  depth: number
}

/**
 * Chooses for every pixel an offset by which it is copied, so that it is like the guide and seams are not seen (shift maps: Pritch, Kav-Venaki,
 * Peleg 2009), by trying each offset on all pixels at once (alpha-expansion: Boykov, Veksler, Zabih 2001).
 *
 * @param coarser the map of the level that is half as large, whose seams alone are moved, or null to choose freely
 * @param sweeps times that all offsets are tried
 * @param between called after each offset
 */
export async function chooseShifts(
  choice: Choice,
  coarser: ShiftMap | null,
  sweeps: number,
  between: () => Promise<void>
): Promise<ShiftMap> {
  const chooser = new Chooser(choice, coarser)
  for (let sweep = 0; sweep < sweeps; sweep++) {
    let changed = 0
    chooser.reprice()
    for (let label = 0; label < choice.offsets.length; label++) {
      changed += chooser.expand(label)
      if (label % PAUSE === 0) await between()
    }
    if (changed === 0) break
  }
  return chooser.map()
}

class Chooser {
  private readonly features: Float32Array
  private readonly shifts: { x: number; y: number }[]
  private readonly left: number
  private readonly top: number
  private readonly width: number
  private readonly height: number
  private readonly labels: Uint16Array
  private readonly isFree: Uint8Array
  /** For each offset the nodes that may take it. */
  private readonly takers: Int32Array[]
  private readonly own: Float64Array
  private readonly asked: Float64Array
  private readonly apart: Float64Array
  private readonly shown: Float32Array
  private readonly cut: GridCut
  private readonly counts: boolean
  private readonly isTaker: Uint8Array

  constructor(
    private readonly choice: Choice,
    coarser: ShiftMap | null
  ) {
    const { level, target, offsets, scale } = choice
    this.features = featuresOf(level)
    this.shifts = offsets.map(({ x, y }) => ({
      x: Math.round(x * scale.x),
      y: Math.round(y * scale.y),
    }))
    const box = boxOf(target, level.width)
    this.left = Math.max(0, box.left - 1)
    this.top = Math.max(0, box.top - 1)
    this.width = Math.min(level.width, box.right + 1) - this.left
    this.height = Math.min(level.height, box.bottom + 1) - this.top
    const size = this.width * this.height
    this.own = new Float64Array(size)
    this.asked = new Float64Array(size)
    this.apart = new Float64Array(size)
    this.shown = new Float32Array(level.width * level.height)
    this.cut = new GridCut(this.width, this.height)
    this.counts = coarser === null
    this.isTaker = new Uint8Array(size)
    this.labels = coarser ? this.refined(coarser) : new Uint16Array(size)
    this.isFree = this.freeOf(coarser !== null)
    this.takers = coarser ? this.takersNearby() : this.takersAnywhere()
    if (!coarser) this.chooseAlone()
  }

  map(): ShiftMap {
    const { left, top, width, height, labels } = this
    let seam = 0
    let count = 0
    let uncovered = 0
    for (let node = 0; node < labels.length; node++) {
      if (!this.choice.target[this.pixel(node)]) continue
      count++
      if (this.isFree[node] && this.own[node] >= FORBIDDEN) uncovered++
      if ((node + 1) % width > 0)
        seam += this.difference(labels[node], labels[node + 1], this.pixel(node))
      if (node + width < labels.length)
        seam += this.difference(labels[node], labels[node + width], this.pixel(node))
    }
    const all = Math.max(1, count)
    return { left, top, width, height, labels, seam: seam / all, uncovered: uncovered / all }
  }

  /** What each pixel costs as it is. */
  reprice(): void {
    if (this.counts) {
      this.shown.fill(0)
      for (let node = 0; node < this.labels.length; node++) {
        if (this.isFree[node]) this.shown[this.source(this.labels[node], this.pixel(node))]++
      }
    }
    for (let node = 0; node < this.labels.length; node++) {
      if (this.isFree[node]) this.own[node] = this.price(node, this.labels[node])
    }
  }

  /** Gives every pixel that may take an offset the choice to keep its own or to take it, all at once; how many took it. */
  expand(label: number): number {
    const { cut, labels, own, asked, apart, isTaker } = this
    const nodes = this.takers[label]
    if (nodes.length === 0) return 0
    cut.clear()
    for (const node of nodes) {
      isTaker[node] = 1
      apart[node] = this.difference(labels[node], label, this.pixel(node))
      asked[node] = this.price(node, label)
      if (labels[node] !== label) cut.terminal[node] += asked[node] - own[node]
    }
    for (const node of nodes) this.joinAll(node, label)
    cut.cut()
    let changed = 0
    for (const node of nodes) {
      isTaker[node] = 0
      if (labels[node] === label || !cut.isCutOff(node)) continue
      if (this.counts) {
        this.shown[this.source(labels[node], this.pixel(node))]--
        this.shown[this.source(label, this.pixel(node))]++
      }
      labels[node] = label
      own[node] = asked[node]
      changed++
    }
    return changed
  }

  private joinAll(node: number, label: number): void {
    const { width, labels } = this
    const column = node % width
    if (column > 0) this.joinFixed(node, node - 1, label)
    if (column < width - 1) this.join(node, node + 1, 1, label)
    if (node >= width) this.joinFixed(node, node - width, label)
    if (node + width < labels.length) this.join(node, node + width, 3, label)
  }

  /** What it costs a node to take the label beside one that keeps its own. */
  private joinFixed(node: number, fixed: number, label: number): void {
    if (this.isTaker[fixed]) return
    const mine = this.labels[node]
    const its = this.labels[fixed]
    if (mine === label) return
    this.cut.terminal[node] +=
      this.between(label, its, node, fixed) - this.between(mine, its, node, fixed)
  }

  /** What it costs when one of two neighbours takes the label, both, or none (Kolmogorov, Zabih 2004). */
  private join(a: number, b: number, way: 1 | 3, label: number): void {
    const { cut, labels, apart } = this
    if (!this.isTaker[b]) return this.joinFixed(a, b, label)
    const la = labels[a]
    const lb = labels[b]
    const none = this.between(la, lb, a, b)
    const onlyB = apart[a] + (la === lb ? apart[b] : this.difference(la, label, this.pixel(b)))
    const onlyA = apart[b] + (la === lb ? apart[a] : this.difference(lb, label, this.pixel(a)))
    cut.terminal[a] += onlyA - none
    cut.terminal[b] -= onlyA
    const flow = onlyB + onlyA - none
    if (flow > 0) cut.flow[way][a] += flow
  }

  private between(la: number, lb: number, a: number, b: number): number {
    if (la === lb) return 0
    return this.difference(la, lb, this.pixel(a)) + this.difference(la, lb, this.pixel(b))
  }

  /** How much two offsets' pixels differ at a place. */
  private difference(one: number, other: number, pixel: number): number {
    if (one === other) return 0
    const { features } = this
    let a = this.source(one, pixel) * FEATURES
    let b = this.source(other, pixel) * FEATURES
    let sum = 0
    for (const end = a + FEATURES; a < end; a++, b++) {
      const difference = features[a] - features[b]
      sum += difference * difference
    }
    return Math.sqrt(sum)
  }

  private price(node: number, label: number): number {
    const { level, depth } = this.choice
    const pixel = this.pixel(node)
    if (label === 0) return level.unknown[pixel] ? FORBIDDEN : 0
    const { x: dx, y: dy } = this.shifts[label]
    const x = (pixel % level.width) + dx
    const y = Math.floor(pixel / level.width) + dy
    if (x < 0 || x >= level.width || y < 0 || y >= level.height) return FORBIDDEN
    const source = y * level.width + x
    if (level.barred[source] === NEVER || x > depth) return FORBIDDEN
    let cost = (DRIFT * Math.abs(dy)) / level.height + this.unlikeness(source, pixel)
    if (level.barred[source] === UNWANTED) cost += FOREIGN
    if (!level.unknown[pixel]) cost += REPLACED
    if (this.counts) {
      const again = this.shown[source] - (this.labels[node] === label ? 1 : 0)
      cost += REPEATED * Math.min(MOST_REPEATED, Math.max(0, again))
    }
    return cost
  }

  private unlikeness(source: number, pixel: number): number {
    const { data } = this.choice.level
    let sum = 0
    for (let c = 0; c < CHANNELS; c++) {
      const difference = data[source * CHANNELS + c] - data[pixel * CHANNELS + c]
      sum += difference * difference
    }
    return LIKENESS * Math.min(UNLIKE, Math.sqrt(sum))
  }

  private pixel(node: number): number {
    const column = node % this.width
    return (this.top + (node - column) / this.width) * this.choice.level.width + this.left + column
  }

  /** Within the level, even where an offset leads out of it. */
  private source(label: number, pixel: number): number {
    const { width, height } = this.choice.level
    const column = pixel % width
    const shift = this.shifts[label]
    const x = Math.min(width - 1, Math.max(0, column + shift.x))
    const y = Math.min(height - 1, Math.max(0, (pixel - column) / width + shift.y))
    return y * width + x
  }

  private refined(coarser: ShiftMap): Uint16Array {
    const labels = new Uint16Array(this.width * this.height)
    for (let node = 0; node < labels.length; node++) {
      if (!this.choice.target[this.pixel(node)]) continue
      const x = ((this.left + (node % this.width)) >> 1) - coarser.left
      const y = ((this.top + Math.floor(node / this.width)) >> 1) - coarser.top
      const column = Math.min(coarser.width - 1, Math.max(0, x))
      const row = Math.min(coarser.height - 1, Math.max(0, y))
      labels[node] = coarser.labels[row * coarser.width + column]
    }
    return labels
  }

  /** All of the target, or what of it is near seams and what is known. */
  private freeOf(nearSeams: boolean): Uint8Array {
    const { width, height, labels } = this
    const { target, level } = this.choice
    return Uint8Array.from(labels, (label, node) => {
      const pixel = this.pixel(node)
      if (!target[pixel]) return 0
      if (!nearSeams || !level.unknown[pixel] || label === 0) return 1
      if (this.price(node, label) >= FORBIDDEN) return 1
      const x = node % width
      const y = (node - x) / width
      for (let by = -BAND; by <= BAND; by++) {
        if (x + by >= 0 && x + by < width && labels[node + by] !== label) return 1
        if (y + by >= 0 && y + by < height && labels[node + by * width] !== label) return 1
      }
      return 0
    })
  }

  private takersAnywhere(): Int32Array[] {
    const free = Int32Array.from([...this.isFree.keys()].filter((node) => this.isFree[node]))
    return this.shifts.map(() => free)
  }

  /** Where a finer level moves seams, an offset can be taken near where it is already. */
  private takersNearby(): Int32Array[] {
    const { width, height, labels } = this
    const takers = this.shifts.map(() => [] as number[])
    for (let node = 0; node < labels.length; node++) {
      if (!this.isFree[node]) continue
      // What a finer level shows to lead nowhere may go anywhere.
      if (this.price(node, labels[node]) >= FORBIDDEN) {
        for (const nodes of takers) nodes.push(node)
        continue
      }
      const x = node % width
      const y = (node - x) / width
      for (let down = -1; down <= 1; down++) {
        const row = Math.min(height - 1, Math.max(0, y + down * (BAND + 1)))
        for (let across = -1; across <= 1; across++) {
          const column = Math.min(width - 1, Math.max(0, x + across * (BAND + 1)))
          const nodes = takers[labels[row * width + column]]
          if (nodes[nodes.length - 1] !== node) nodes.push(node)
        }
      }
      if (!this.choice.level.unknown[this.pixel(node)] && takers[0][takers[0].length - 1] !== node)
        takers[0].push(node)
    }
    return takers.map((nodes) => Int32Array.from(nodes))
  }

  private chooseAlone(): void {
    for (let node = 0; node < this.labels.length; node++) {
      if (!this.isFree[node]) continue
      let least = Infinity
      for (let label = 0; label < this.shifts.length; label++) {
        const cost = this.price(node, label)
        if (cost >= least) continue
        least = cost
        this.labels[node] = label
      }
    }
  }
}

function featuresOf({ width, height, data }: Level): Float32Array {
  const features = new Float32Array(width * height * FEATURES)
  const grey = new Float32Array(width * height)
  for (let i = 0, p = 0; i < grey.length; i++, p += CHANNELS) {
    grey[i] = 0.3 * data[p] + 0.59 * data[p + 1] + 0.11 * data[p + 2]
  }
  for (let y = 0, i = 0, f = 0; y < height; y++) {
    const [up, down] = [Math.max(0, y - 1) * width, Math.min(height - 1, y + 1) * width]
    for (let x = 0; x < width; x++, i++, f += FEATURES) {
      for (let c = 0; c < CHANNELS; c++) features[f + c] = data[i * CHANNELS + c]
      const [before, after] = [Math.max(0, x - 1), Math.min(width - 1, x + 1)]
      features[f + 5] = (SLOPE / 2) * (grey[y * width + after] - grey[y * width + before])
      features[f + 6] = (SLOPE / 2) * (grey[down + x] - grey[up + x])
    }
  }
  return features
}

function boxOf(mask: Uint8Array, width: number) {
  const box = { left: width, top: mask.length, right: 0, bottom: 0 }
  for (let i = 0; i < mask.length; i++) {
    if (!mask[i]) continue
    const x = i % width
    const y = (i - x) / width
    box.left = Math.min(box.left, x)
    box.right = Math.max(box.right, x + 1)
    box.top = Math.min(box.top, y)
    box.bottom = y + 1
  }
  return box
}
