import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Rgb } from '../../image/color.js'

/** One camera's view of a set; `sets/README.md` describes every field. */
export interface SetView {
  name: 'eye' | 'high'
  width: number
  height: number
  camera: {
    height: number
    pitch: number
    focal: number
    horizon: number
    centre: readonly [number, number]
  }
  /** As far as the depth picture reaches, in units of the scene. */
  depth: { near: number; far: number }
  stand: { x: number; y: number; pixelsPerMetre: number }
  clear: { left: number; top: number; right: number; bottom: number }
  light: {
    direction: readonly [number, number, number]
    softness: number
    keyColor: Rgb
    fillColor: Rgb
    keyShare: number
  }
  scale: number
  roughness: number
  glossy: number
  floorColor: Rgb
  tintColors?: Record<string, Rgb>
  files: { key: string; fill: string; depth: string; tints: Record<string, string> }
}

/** A place to photograph a product in, path-traced ahead. */
export interface SetData {
  name: string
  title: string
  /** What it shows and is good for. */
  words: string[]
  folder: string
  views: [SetView, ...SetView[]]
}

const FOLDER = fileURLToPath(new URL('../../../sets/', import.meta.url))

let all: ReadonlyMap<string, SetData> | null = null

/** The sets that are shipped, by name. */
export function listSets(): ReadonlyMap<string, SetData> {
  all ??= new Map(
    readdirSync(FOLDER)
      .filter((name) => existsSync(`${FOLDER}${name}/set.json`))
      .sort()
      .map((name) => {
        const folder = `${FOLDER}${name}/`
        const data = JSON.parse(readFileSync(`${folder}set.json`, 'utf8')) as SetData
        return [data.name, { ...data, folder }] as const
      })
  )
  return all
}

/** @throws Error when no such set is shipped */
export function findSet(name: string): SetData {
  const set = listSets().get(name)
  if (!set) throw new Error(`There is no set called ${name}`)
  return set
}
