import { residentMegabytes } from '#tests/support/resident_megabytes'
import type { Bench } from './bench_instance.js'
import { load } from './load.js'
import { beside, figure, heading } from './report.js'

const SECONDS = 10
const LOAD_SECONDS = 60
const GOAL = 600
const MEMORY_GOAL_MB = 200

/** Requests a second of the busiest page, and the web process's memory after a minute of it. */
export async function benchPages({ instance, visitor, productId, database }: Bench): Promise<void> {
  heading('The page of a product with 200 results, signed in, one web process')
  const url = `${instance.url}/photos/generate/${productId}`
  const cookie = [...visitor.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const version = await assetVersion(url, cookie)
  const inertia = { cookie, 'x-inertia': 'true', 'x-inertia-version': version }

  await load(url, inertia, 3)
  const visits = await load(url, inertia, SECONDS)
  figure('as an Inertia visit, requests a second', visits.toFixed(0), `>= ${GOAL}`, visits >= GOAL)
  const pages = await load(url, { cookie, accept: 'text/html' }, SECONDS)
  figure('as a full page, requests a second', pages.toFixed(0), `>= ${GOAL}`, pages >= GOAL)

  await load(url, inertia, LOAD_SECONDS)
  const megabytes = await residentMegabytes(instance.pids.web!)
  figure(
    `memory after ${LOAD_SECONDS} s of load, MB`,
    megabytes.toFixed(0),
    `<= ${MEMORY_GOAL_MB}`,
    megabytes <= MEMORY_GOAL_MB
  )
  const { rows } = await database.query('select count(*) as count from sessions')
  beside('sessions in the database afterwards', String(rows[0].count))
}

async function assetVersion(url: string, cookie: string): Promise<string> {
  const page = await fetch(url, { headers: { cookie, accept: 'text/html' } })
  const text = (await page.text()).replaceAll('&quot;', '"')
  return /"version":"?([^",}]*)"?/.exec(text)?.[1] ?? '1'
}
