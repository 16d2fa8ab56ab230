import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { TYPESCRIPT } from '../../tools/launcher/settings.js'
import { type Bench, closeBench, openBench } from '../bench_instance.js'
import { load } from '../load.js'
import { beside, figure, heading, quantile } from '../report.js'
import { type Findings, findingsOf, PROBE } from './findings.js'
import { flameGraph } from './flame.js'
import { selfTimes } from './self_time.js'

const SECONDS = 5
const ROUNDS = 5

/** Until what runs often is compiled: of a page that is far more than of the bare process. */
const WARM_SECONDS = 10
const GOAL = 0.5
const SHOWN = 16

/**
 * The dearest signed-in pages beside bare node:http and pg, each in a process of its own, with the statements that the page sends, kept prepared as it keeps them: both in one run,
 * by turns. Beside them the same as pg sends it by itself, which has the database plan each one anew.
 */
export async function benchBare(): Promise<void> {
  const bench = await openBench([PROBE])
  try {
    for (const path of pathsOf(bench)) await benchPage(bench, path)
  } finally {
    await closeBench(bench)
  }
}

/**
 * Where the processor time of the web process goes while the page of a product is opened again and again, one visit after the other: where several wait for each other, the time for which the system lets
 * another process work is taken for that of the call by which it was woken.
 * @param args `--svg FILE`: the same as a flame graph
 */
export async function benchProfile(args: string[]): Promise<void> {
  const { values } = parseArgs({ args, options: { svg: { type: 'string' } } })
  const bench = await openBench([PROBE])
  try {
    const path = pathsOf(bench)[0]!
    const { url, headers } = await visitOf(bench, path)
    await load(url, headers, WARM_SECONDS)
    const { profile } = await findingsOf(bench.instance, () => load(url, headers, SECONDS, 1))
    if (values.svg) await writeFile(values.svg, flameGraph(profile))
    const { modules, functions, total } = selfTimes(profile)
    heading(`Processor time of the web process under ${path}, of its own, %`)
    for (const { name, ms } of modules.slice(0, SHOWN)) say(name, ms / total)
    heading('The dearest functions, %')
    for (const { name, ms } of functions.slice(0, SHOWN)) say(name, ms / total)
  } finally {
    await closeBench(bench)
  }
}

function say(name: string, share: number): void {
  const percent = 100 * share
  console.log(`  ${percent.toFixed(1).padStart(5)} ${'█'.repeat(Math.round(percent))} ${name}`)
}

function pathsOf({ productId }: Bench): string[] {
  return [`/products/${productId}`, `/photos/generate/${productId}`, '/dashboard']
}

async function benchPage(bench: Bench, path: string): Promise<void> {
  heading(`${path} as an Inertia visit, and bare node:http and pg with its statements`)
  const { url, headers } = await visitOf(bench, path)
  // Before anything else is asked for: under load the visits of before would be noted too.
  const { queries } = await findingsOf(bench.instance, () => bench.visitor.visit(path))
  // What a visit writes, and where a transaction begins, is the application's own.
  const reads = queries.filter(({ text }) => /^\s*(select|with)\b/i.test(text))
  beside('statements', `${reads.length} of ${queries.length}`)
  const unnamed = reads.map(({ text, values }) => ({ text, values }))
  const bare = await serveBare(bench, reads)
  const anew = await serveBare(bench, unnamed)
  try {
    const all = { page: { url, headers }, bare, anew }
    const rates = await ratesOf(all)
    beside('bare, planned anew, requests a second', rates.anew.toFixed(0))
    beside('bare, prepared, requests a second', rates.bare.toFixed(0))
    beside('the page, requests a second', rates.page.toFixed(0))
    beside('its share of what is planned anew', (rates.page / rates.anew).toFixed(2))
    const share = rates.page / rates.bare
    figure('its share', share.toFixed(2), `>= ${GOAL}`, share >= GOAL)
  } finally {
    bare.child.kill()
    anew.child.kill()
  }
}

interface Asked {
  url: string
  headers: Record<string, string>
}

/** Requests a second that each answers, by turns, since a machine is quicker and slower for seconds: of each the median. */
async function ratesOf<Name extends string>(
  all: Record<Name, Asked>
): Promise<Record<Name, number>> {
  const each = Object.entries<Asked>(all)
  const rates = new Map(each.map(([name]): [string, number[]] => [name, []]))
  for (const [, { url, headers }] of each) await load(url, headers, WARM_SECONDS)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, { url, headers }] of each) {
      rates.get(name)!.push(await load(url, headers, SECONDS))
    }
  }
  return Object.fromEntries(
    [...rates].map(([name, some]) => [name, quantile(some, 0.5)])
  ) as Record<Name, number>
}

/** An Inertia visit of the merchant: its address and headers. */
async function visitOf({ instance, visitor }: Bench, path: string) {
  const { status } = await visitor.visit(path)
  if (status !== 200) throw new Error(`${path} answered ${status}`)
  return { url: instance.url + path, headers: await visitor.visitHeaders() }
}

async function serveBare(
  { instance }: Bench,
  queries: Findings['queries']
): Promise<Asked & { child: ChildProcess }> {
  const child = fork(new URL('./bare_server.ts', import.meta.url), [], {
    execArgv: [TYPESCRIPT],
  })
  child.send({ databaseUrl: instance.databaseUrl, queries })
  const [port] = await Promise.race([once(child, 'message'), once(child, 'exit').then(() => [])])
  if (typeof port !== 'number') throw new Error('The bare server ended')
  return { child, url: `http://127.0.0.1:${port}/`, headers: {} }
}
