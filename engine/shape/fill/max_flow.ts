/** Flows below this are none. */
const NOTHING = 1e-9

const FREE = 0
const SOURCE = 1
const SINK = 2

/** Marks of a node's parent besides the four ways to a neighbour. */
const NONE = -1
const TERMINAL = 4
const ORPHAN = 5

/** Ways to a neighbour: left, right, up, down; the way back is `way ^ 1`. */
const WAYS = 4

/**
 * The cheapest cut of a grid whose nodes are joined with their four neighbours (Boykov, Kolmogorov 2004: two trees that grow towards each other
 * and are mended rather than grown anew). Memory is kept between cuts.
 */
export class GridCut {
  /** What each node has left to the source (above 0) or to the sink (below). */
  readonly terminal: Float64Array
  /** What may flow from each node to the left, right, up and down. */
  readonly flow: readonly [Float64Array, Float64Array, Float64Array, Float64Array]
  private readonly steps: readonly [number, number, number, number]
  private readonly tree: Uint8Array
  private readonly parent: Int8Array
  private readonly stamp: Int32Array
  private readonly distance: Int32Array
  private readonly isActive: Uint8Array
  private readonly queue: Int32Array
  private head = 0
  private tail = 0
  private time = 0
  private orphans: number[] = []

  constructor(
    readonly width: number,
    readonly height: number
  ) {
    const size = width * height
    const numbers = () => new Float64Array(size)
    this.terminal = numbers()
    this.flow = [numbers(), numbers(), numbers(), numbers()]
    this.steps = [-1, 1, -width, width]
    this.tree = new Uint8Array(size)
    this.parent = new Int8Array(size)
    this.stamp = new Int32Array(size)
    this.distance = new Int32Array(size)
    this.isActive = new Uint8Array(size)
    this.queue = new Int32Array(size + 1)
  }

  clear(): void {
    this.terminal.fill(0)
    for (const flow of this.flow) flow.fill(0)
  }

  /** Whether a node is on the sink's side of the last cut. */
  isCutOff(node: number): boolean {
    return this.tree[node] === SINK
  }

  /** Uses the capacities up until no flow is left. */
  cut(): void {
    this.plant()
    let current = NONE
    while (true) {
      if (current === NONE) {
        if (this.head === this.tail) return
        current = this.queue[this.head++]!
        if (this.head === this.queue.length) this.head = 0
        this.isActive[current] = 0
        if (this.tree[current] === FREE) {
          current = NONE
          continue
        }
      }
      const bridge = this.grow(current)
      if (bridge < 0) {
        current = NONE
        continue
      }
      this.time++
      this.augment(current, bridge)
      this.adopt()
      if (this.tree[current] === FREE) current = NONE
    }
  }

  private plant(): void {
    const { terminal, tree, parent, distance } = this
    this.head = this.tail = this.time = 0
    tree.fill(FREE)
    parent.fill(NONE)
    this.stamp.fill(0)
    distance.fill(0)
    this.isActive.fill(0)
    for (let node = 0; node < tree.length; node++) {
      if (Math.abs(terminal[node]!) <= NOTHING) continue
      tree[node] = terminal[node]! > 0 ? SOURCE : SINK
      parent[node] = TERMINAL
      distance[node] = 1
      this.activate(node)
    }
  }

  private activate(node: number): void {
    if (this.isActive[node]) return
    this.isActive[node] = 1
    this.queue[this.tail++] = node
    if (this.tail === this.queue.length) this.tail = 0
  }

  /** Grows a tree from a node; the way on which it met the other tree, or -1. */
  private grow(node: number): number {
    const { tree, parent, stamp, distance, flow, steps } = this
    const own = tree[node]!
    for (let way = 0; way < WAYS; way++) {
      const other = node + steps[way]!
      if (other < 0 || other >= tree.length) continue
      const room = own === SOURCE ? flow[way]![node]! : flow[way ^ 1]![other]!
      if (room <= NOTHING) continue
      if (tree[other] === FREE) {
        tree[other] = own
        parent[other] = way ^ 1
        stamp[other] = stamp[node]!
        distance[other] = distance[node]! + 1
        this.activate(other)
      } else if (tree[other] !== own) {
        return way
      } else if (stamp[other]! <= stamp[node]! && distance[other]! > distance[node]!) {
        parent[other] = way ^ 1
        stamp[other] = stamp[node]!
        distance[other] = distance[node]! + 1
      }
    }
    return -1
  }

  /** Sends as much as can flow along the path through a bridge between the trees. */
  private augment(node: number, way: number): void {
    const { terminal, flow, steps, parent, tree } = this
    const isSource = tree[node] === SOURCE
    const from = isSource ? node : node + steps[way]!
    const to = isSource ? node + steps[way]! : node
    const bridge = isSource ? way : way ^ 1
    let most = flow[bridge]![from]!
    let at = from
    for (; parent[at] !== TERMINAL; at += steps[parent[at]!]!) {
      most = Math.min(most, flow[parent[at]! ^ 1]![at + steps[parent[at]!]!]!)
    }
    most = Math.min(most, terminal[at]!)
    for (at = to; parent[at] !== TERMINAL; at += steps[parent[at]!]!) {
      most = Math.min(most, flow[parent[at]!]![at]!)
    }
    most = Math.min(most, -terminal[at]!)
    flow[bridge]![from]! -= most
    flow[bridge ^ 1]![to]! += most
    this.drain(from, most, SOURCE)
    this.drain(to, most, SINK)
  }

  private drain(node: number, amount: number, side: number): void {
    const { terminal, flow, steps, parent } = this
    let at = node
    while (parent[at] !== TERMINAL) {
      const way = parent[at]!
      const next = at + steps[way]!
      const down = side === SOURCE ? flow[way ^ 1]! : flow[way]!
      const up = side === SOURCE ? flow[way]! : flow[way ^ 1]!
      const [downAt, upAt] = side === SOURCE ? [next, at] : [at, next]
      down[downAt]! -= amount
      up[upAt]! += amount
      if (down[downAt]! <= NOTHING) {
        down[downAt] = 0
        this.orphan(at)
      }
      at = next
    }
    terminal[at]! += side === SOURCE ? -amount : amount
    if (Math.abs(terminal[at]!) <= NOTHING) {
      terminal[at] = 0
      this.orphan(at)
    }
  }

  private orphan(node: number): void {
    this.parent[node] = ORPHAN
    this.orphans.push(node)
  }

  /** Finds each orphan a parent in its tree, or sets it free with what hung on it. */
  private adopt(): void {
    const { tree, parent, stamp, distance, flow, steps } = this
    for (let n = 0; n < this.orphans.length; n++) {
      const node = this.orphans[n]!
      const own = tree[node]!
      let best = NONE
      let nearest = Infinity
      for (let way = 0; way < WAYS; way++) {
        const other = node + steps[way]!
        if (other < 0 || other >= tree.length || tree[other] !== own || parent[other]! < 0) continue
        const room = own === SOURCE ? flow[way ^ 1]![other]! : flow[way]![node]!
        if (room <= NOTHING) continue
        const away = this.distanceFrom(other)
        if (away < nearest) {
          nearest = away
          best = way
        }
      }
      if (best !== NONE) {
        parent[node] = best
        stamp[node] = this.time
        distance[node] = nearest + 1
      } else this.setFree(node, own)
    }
    this.orphans = []
  }

  /** Steps from a node to its terminal, or Infinity when an orphan is on the way; those on the way remember theirs. */
  private distanceFrom(node: number): number {
    const { parent, stamp, distance, steps } = this
    let away = 0
    let at = node
    while (stamp[at] !== this.time) {
      const way = parent[at]!
      away++
      if (way === TERMINAL) {
        stamp[at] = this.time
        distance[at] = 1
        away--
        break
      }
      if (way === ORPHAN || way < 0) return Infinity
      at += steps[way]!
    }
    away += distance[at]!
    let left = away
    for (at = node; stamp[at] !== this.time; at += steps[parent[at]!]!) {
      stamp[at] = this.time
      distance[at] = left--
    }
    return away
  }

  private setFree(node: number, own: number): void {
    const { tree, parent, flow, steps } = this
    for (let way = 0; way < WAYS; way++) {
      const other = node + steps[way]!
      if (other < 0 || other >= tree.length || tree[other] !== own) continue
      const room = own === SOURCE ? flow[way ^ 1]![other]! : flow[way]![node]!
      if (room > NOTHING) this.activate(other)
      const its = parent[other]!
      if (its >= 0 && its < TERMINAL && other + steps[its]! === node) this.orphan(other)
    }
    tree[node] = FREE
    parent[node] = NONE
  }
}
