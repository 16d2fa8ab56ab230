import { type Area, join, type Mask, wholeOf } from './mask.js'
import { areaOf, differs, readTile, type Tiles, tilesIn, writeTile } from './tiles.js'

interface Step {
  /** The mask's revision once the step is done. */
  revision: number
  /** What the touched tiles hold on the other side of the step. */
  tiles: Tiles
}

/** Steps that can be taken back and done again. Only the tiles that a step changed are kept, and of them only so many bytes. */
export class History {
  readonly #mask: Mask
  readonly #maxBytes: number
  #done: Step[] = []
  #undone: Step[] = []
  /** Revision before the first step that is kept. */
  #oldest = 0
  #newest = 0

  constructor(mask: Mask, maxBytes: number) {
    this.#mask = mask
    this.#maxBytes = maxBytes
  }

  /** Tells states of the mask apart: the same number is the same mask. It starts with 0. */
  get revision(): number {
    return this.#done.at(-1)?.revision ?? this.#oldest
  }

  get canUndo(): boolean {
    return this.#done.length > 0
  }

  get canRedo(): boolean {
    return this.#undone.length > 0
  }

  /** Remembers a change that was made already; `before` is what its tiles held. */
  push(before: Tiles): void {
    if (before.size === 0) return
    this.#undone = []
    this.#newest += 1
    this.#done.push({ revision: this.#newest, tiles: before })
    while (this.#done.length > 1 && this.#bytes() > this.#maxBytes) {
      this.#oldest = this.#done.shift()!.revision
    }
  }

  /** Puts other pixels in the place of all; answers what has changed, or null. */
  replaceAll(data: Uint8Array): Area | null {
    const next = { ...this.#mask, data }
    const before: Tiles = new Map()
    for (const { tile } of tilesIn(this.#mask, wholeOf(this.#mask))) {
      const bytes = readTile(this.#mask, tile)
      if (differs(next, tile, bytes)) before.set(tile, bytes)
    }
    this.#mask.data.set(data)
    this.push(before)
    return this.#areaOf(before)
  }

  /** Takes the last step back; answers what has changed, or null when there is none. */
  undo(): Area | null {
    return this.#move(this.#done, this.#undone)
  }

  /** Does the step again that was taken back last. */
  redo(): Area | null {
    return this.#move(this.#undone, this.#done)
  }

  #move(from: Step[], to: Step[]): Area | null {
    const step = from.pop()
    if (!step) return null
    for (const [tile, bytes] of step.tiles) {
      const now = readTile(this.#mask, tile)
      writeTile(this.#mask, tile, bytes)
      step.tiles.set(tile, now)
    }
    to.push(step)
    return this.#areaOf(step.tiles)
  }

  #areaOf(tiles: Tiles): Area | null {
    let area: Area | null = null
    for (const tile of tiles.keys()) area = join(area, areaOf(this.#mask, tile))
    return area
  }

  #bytes(): number {
    let bytes = 0
    for (const { tiles } of this.#done) for (const tile of tiles.values()) bytes += tile.length
    return bytes
  }
}
