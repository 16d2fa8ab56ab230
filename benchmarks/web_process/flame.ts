import type { Profiler } from 'node:inspector'
import { fileOf, moduleOf } from './self_time.js'

/** A function and what it called, with the time of both. */
interface Flame {
  name: string
  module: string
  ms: number
  calls: Map<string, Flame>
}

const WIDTH = 1200
const ROW = 17
/** Of the whole: narrower ones are left out, since nothing could be read in them. */
const LEAST = 0.003
/** Pixels of a letter, at 11 px of a font whose letters are all as wide. */
const LETTER = 6.7

const COLOURS: [modules: RegExp, colour: string][] = [
  [/^(app|common|config|start|bin)\b/, '#f4b183'],
  [/^pg/, '#9dc3e6'],
  [/^(node|V8)/, '#d9d9d9'],
  [/^\(garbage/, '#e6a1a1'],
  [/./, '#c5d9a4'],
]

/**
 * A profile as a flame graph, an SVG: a box for each function, as wide as the time that it and what it called took, on top of who called it. Boxes of our own code, of the database's driver,
 * of Node and V8, of garbage and of all other packages have a colour each.
 */
export function flameGraph({ nodes, samples = [], timeDeltas = [] }: Profiler.Profile): string {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const callers = new Map(
    nodes.flatMap(({ id, children = [] }) => children.map((child) => [child, id]))
  )
  const all: Flame = { name: 'all', module: '', ms: 0, calls: new Map() }
  for (const [at, id] of samples.entries()) {
    const path: Profiler.ProfileNode['callFrame'][] = []
    for (let node = byId.get(id); node; node = byId.get(callers.get(node.id) ?? 0))
      path.push(node.callFrame)
    const { functionName, url } = path[0]!
    // The taking of the profile is none of the application's work.
    if (functionName === '(idle)' || url === 'node:inspector') continue
    // The last one is the root.
    add(all, path.slice(0, -1).toReversed(), timeDeltas[at]! / 1000)
  }
  const boxes: string[] = []
  const depth = draw(all, { x: 0, level: 0, total: all.ms }, boxes)
  const height = (depth + 1) * ROW
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="monospace" font-size="11">`,
    `<rect width="${WIDTH}" height="${height}" fill="#fff"/>`,
    `<g transform="translate(0 ${height}) scale(1 -1)">`,
    ...boxes,
    '</g></svg>\n',
  ].join('\n')
}

function add(flame: Flame, path: readonly Profiler.ProfileNode['callFrame'][], ms: number): void {
  flame.ms += ms
  const [frame, ...rest] = path
  if (!frame) return
  const name =
    frame.functionName || `(in ${fileOf(frame.url).split('/').at(-1)}:${frame.lineNumber + 1})`
  const key = `${name} ${frame.url}`
  const known = flame.calls.get(key) ?? {
    name,
    module: moduleOf(frame.url, frame.functionName),
    ms: 0,
    calls: new Map<string, Flame>(),
  }
  flame.calls.set(key, known)
  add(known, rest, ms)
}

/** Draws what a function called, the widest first. @returns the highest level that was drawn */
function draw(
  flame: Flame,
  { x, level, total }: { x: number; level: number; total: number },
  boxes: string[]
): number {
  let [left, highest] = [x, level]
  for (const call of [...flame.calls.values()].toSorted((one, other) => other.ms - one.ms)) {
    if (call.ms / total < LEAST) continue
    const width = (WIDTH * call.ms) / total
    boxes.push(boxOf(call, left, level, width, (100 * call.ms) / total))
    highest = Math.max(highest, draw(call, { x: left, level: level + 1, total }, boxes))
    left += width
  }
  return highest
}

function boxOf(
  { name, module }: Flame,
  x: number,
  level: number,
  width: number,
  percent: number
): string {
  const colour = COLOURS.find(([modules]) => modules.test(module))![1]
  const letters = Math.floor((width - 4) / LETTER)
  const shown = letters < 3 ? '' : name.slice(0, letters)
  const y = level * ROW
  return [
    `<g transform="translate(${x.toFixed(1)} ${y})"><title>${escaped(`${name}, ${module}: ${percent.toFixed(1)} %`)}</title>`,
    `<rect width="${Math.max(width - 0.5, 0.3).toFixed(1)}" height="${ROW - 1}" fill="${colour}"/>`,
    shown && `<text transform="scale(1 -1)" x="2" y="-4.5">${escaped(shown)}</text>`,
    '</g>',
  ].join('')
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}
