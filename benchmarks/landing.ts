import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import type { Bench } from './bench_instance.js'
import { load, loadBare } from './load.js'
import { beside, figure, heading } from './report.js'

const SECONDS = 10
const WARM_UP_SECONDS = 3
const GOAL = 3_000

/** What browsers of guests ask with. */
const GUEST = {
  'accept': 'text/html',
  'accept-encoding': 'gzip, deflate, br',
  'accept-language': 'en',
}

/** How many guests one web process shows the front page, and those who have seen it before, which is not sent to them again. */
export async function benchLanding({ instance }: Bench): Promise<void> {
  heading('The front page for guests, one web process')
  const url = `${instance.url}/`
  // Not by `fetch`, which would unpack it.
  const [answer] = (await once(get(url, { headers: GUEST }), 'response')) as [IncomingMessage]
  const page = Buffer.concat(await answer.toArray())
  const etag = answer.headers.etag!

  await load(url, GUEST, WARM_UP_SECONDS)
  const first = await load(url, GUEST, SECONDS)
  figure('requests a second', first.toFixed(0), `>= ${GOAL}`, first >= GOAL)
  const again = await load(url, { ...GUEST, 'if-none-match': etag }, SECONDS)
  beside('of pages that have not changed', again.toFixed(0))
  const bare = await loadBare((_request, response) => {
    response.setHeader('content-type', 'text/html')
    response.end(page)
  }, SECONDS)
  beside('bare node:http beside the load, as many bytes', bare.toFixed(0))
}
