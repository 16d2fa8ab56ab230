import { readFileSync } from 'node:fs'
import { clockFile } from './clock_file.ts'

/*
 * Loaded by Node itself before anything else, in every process of a system that is to be disturbed: its time of day is as many milliseconds off
 * as a file of its data folder says. As when a real clock is set, timers go on as they were.
 */

/** How soon a process notices that its clock was set. */
const LOOK_MS = 200

const file = clockFile(process.env.DATA_DIR!)
const RealDate = globalThis.Date
let offMs = 0

const now = () => RealDate.now() + offMs

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, asked) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, asked) as Date,
  apply: () => new RealDate(now()).toString(),
  get: (target, name, asked) => (name === 'now' ? now : Reflect.get(target, name, asked)),
})

setInterval(() => {
  try {
    offMs = Number(readFileSync(file, 'utf8'))
  } catch {
    offMs = 0
  }
}, LOOK_MS).unref()
