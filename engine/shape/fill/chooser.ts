import { Costs, FORBIDDEN, type Choice } from './costs.js'
import { GridCut } from './max_flow.js'
import type { ShiftMap } from './shift_map.js'

/** What it costs to show a pixel again, and the times that count. */
const REPEATED = 4
const MOST_REPEATED = 2

/** Pixels on each side of a coarse seam in which a finer level moves it. */
const BAND = 3

/** A shift map while it is chosen. */
export class Chooser {
  private readonly costs: Costs
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
    const { level, target } = choice
    this.costs = new Costs(choice)
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
      if (this.isFree[node] && this.own[node]! >= FORBIDDEN) uncovered++
      if ((node + 1) % width > 0)
        seam += this.costs.difference(labels[node]!, labels[node + 1]!, this.pixel(node))
      if (node + width < labels.length)
        seam += this.costs.difference(labels[node]!, labels[node + width]!, this.pixel(node))
    }
    const all = Math.max(1, count)
    return { left, top, width, height, labels, seam: seam / all, uncovered: uncovered / all }
  }

  /** What each pixel costs as it is. */
  reprice(): void {
    if (this.counts) {
      this.shown.fill(0)
      for (let node = 0; node < this.labels.length; node++) {
        if (this.isFree[node])
          this.shown[this.costs.source(this.labels[node]!, this.pixel(node))]!++
      }
    }
    for (let node = 0; node < this.labels.length; node++) {
      if (this.isFree[node]) this.own[node] = this.price(node, this.labels[node]!)
    }
  }

  /** Gives every pixel that may take an offset the choice to keep its own or to take it, all at once; how many took it. */
  expand(label: number): number {
    const { cut, labels, own, asked, apart, isTaker } = this
    const nodes = this.takers[label]!
    if (nodes.length === 0) return 0
    cut.clear()
    for (const node of nodes) {
      isTaker[node] = 1
      apart[node] = this.costs.difference(labels[node]!, label, this.pixel(node))
      asked[node] = this.price(node, label)
      if (labels[node] !== label) cut.terminal[node]! += asked[node] - own[node]!
    }
    for (const node of nodes) this.joinAll(node, label)
    cut.cut()
    let changed = 0
    for (const node of nodes) {
      isTaker[node] = 0
      if (labels[node] === label || !cut.isCutOff(node)) continue
      if (this.counts) {
        this.shown[this.costs.source(labels[node]!, this.pixel(node))]!--
        this.shown[this.costs.source(label, this.pixel(node))]!++
      }
      labels[node] = label
      own[node] = asked[node]!
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
    const mine = this.labels[node]!
    const its = this.labels[fixed]!
    if (mine === label) return
    this.cut.terminal[node]! +=
      this.between(label, its, node, fixed) - this.between(mine, its, node, fixed)
  }

  /** What it costs when one of two neighbours takes the label, both, or none (Kolmogorov, Zabih 2004). */
  private join(a: number, b: number, way: 1 | 3, label: number): void {
    const { cut, labels, apart } = this
    if (!this.isTaker[b]) return this.joinFixed(a, b, label)
    const la = labels[a]!
    const lb = labels[b]!
    const none = this.between(la, lb, a, b)
    const onlyB =
      apart[a]! + (la === lb ? apart[b]! : this.costs.difference(la, label, this.pixel(b)))
    const onlyA =
      apart[b]! + (la === lb ? apart[a]! : this.costs.difference(lb, label, this.pixel(a)))
    cut.terminal[a]! += onlyA - none
    cut.terminal[b]! -= onlyA
    const flow = onlyB + onlyA - none
    if (flow > 0) cut.flow[way][a]! += flow
  }

  private between(la: number, lb: number, a: number, b: number): number {
    if (la === lb) return 0
    return (
      this.costs.difference(la, lb, this.pixel(a)) + this.costs.difference(la, lb, this.pixel(b))
    )
  }

  private pixel(node: number): number {
    const column = node % this.width
    return (this.top + (node - column) / this.width) * this.choice.level.width + this.left + column
  }

  private refined(coarser: ShiftMap): Uint16Array {
    const labels = new Uint16Array(this.width * this.height)
    for (let node = 0; node < labels.length; node++) {
      if (!this.choice.target[this.pixel(node)]) continue
      const x = ((this.left + (node % this.width)) >> 1) - coarser.left
      const y = ((this.top + Math.floor(node / this.width)) >> 1) - coarser.top
      const column = Math.min(coarser.width - 1, Math.max(0, x))
      const row = Math.min(coarser.height - 1, Math.max(0, y))
      labels[node] = coarser.labels[row * coarser.width + column]!
    }
    return labels
  }

  /** What it costs a node to take an offset, the more the more often that is shown already. */
  private price(node: number, label: number): number {
    const pixel = this.pixel(node)
    const cost = this.costs.price(pixel, label)
    if (!this.counts || label === 0 || cost >= FORBIDDEN) return cost
    const again =
      this.shown[this.costs.source(label, pixel)]! - (this.labels[node] === label ? 1 : 0)
    return cost + REPEATED * Math.min(MOST_REPEATED, Math.max(0, again))
  }

  /** All of the target, or what of it is near seams and what is known. */
  private freeOf(nearSeams: boolean): Uint8Array {
    const { width, height, labels } = this
    const { target, level } = this.choice
    return Uint8Array.from(labels, (label, node) => {
      const pixel = this.pixel(node)
      if (!target[pixel]) return 0
      if (!nearSeams || !level.unknown[pixel] || label === 0) return 1
      if (this.costs.price(pixel, label) >= FORBIDDEN) return 1
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
    return this.costs.shifts.map(() => free)
  }

  /** Where a finer level moves seams, an offset can be taken near where it is already. */
  private takersNearby(): Int32Array[] {
    const { width, height, labels } = this
    const takers = this.costs.shifts.map(() => [] as number[])
    for (let node = 0; node < labels.length; node++) {
      if (!this.isFree[node]) continue
      // What a finer level shows to lead nowhere may go anywhere.
      if (this.costs.price(this.pixel(node), labels[node]!) >= FORBIDDEN) {
        for (const nodes of takers) nodes.push(node)
        continue
      }
      const x = node % width
      const y = (node - x) / width
      for (let down = -1; down <= 1; down++) {
        const row = Math.min(height - 1, Math.max(0, y + down * (BAND + 1)))
        for (let across = -1; across <= 1; across++) {
          const column = Math.min(width - 1, Math.max(0, x + across * (BAND + 1)))
          const nodes = takers[labels[row * width + column]!]!
          if (nodes[nodes.length - 1] !== node) nodes.push(node)
        }
      }
      if (
        !this.choice.level.unknown[this.pixel(node)] &&
        takers[0]![takers[0]!.length - 1] !== node
      )
        takers[0]!.push(node)
    }
    return takers.map((nodes) => Int32Array.from(nodes))
  }

  private chooseAlone(): void {
    for (let node = 0; node < this.labels.length; node++) {
      if (!this.isFree[node]) continue
      let least = Infinity
      for (let label = 0; label < this.costs.shifts.length; label++) {
        const cost = this.price(node, label)
        if (cost >= least) continue
        least = cost
        this.labels[node] = label
      }
    }
  }
}

function boxOf(mask: Uint8Array, width: number) {
  const box = { left: width, top: mask.length, right: 0, bottom: 0 }
  for (let i = 0, count396 = mask.length; i < count396; i++) {
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
