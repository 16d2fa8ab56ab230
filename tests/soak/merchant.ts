import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import sharp from 'sharp'
import { hashToken, newPlainToken } from '#app/api/tokens/plain_token'
import { type Random } from '../fuzz/random.js'
import { registerAt } from '../support/sign_up.js'
import { freshEmail, type Visitor } from '../support/visitor.js'

const PASSWORD = 'harbour mug on oak'

/** A product of the samples: everybody may have pictures made of it. */
const SAMPLE = 12

/** How much one does before they sign out, and somebody new comes. */
const ACTS = 120

/** Between two acts of one merchant, at most. */
const PAUSE_MS = 400

const LISTS = ['/dashboard', '/products', '/generated-assets', '/review', '/billing', '/batches']
const OF_PRODUCT = ['/products/PRODUCT', '/photos/generate/PRODUCT']
const CALLS = ['/api/v1/credits', '/api/v1/products', '/api/v1/assets']

const PAYS = { card: 'succeeds' }

/** Answers that are no failure: paid, not enough credits, come later. */
const FINE = [200, 201, 202, 204, 402, 429]

/** How often each act was done, over all merchants. */
export type Acts = Map<string, number>

interface Place {
  url: string
  database: pg.Pool
  acts: Acts
  end: AbortSignal
}

/** Merchants one after the other, until the end: each signs up, works for a while, and signs out. */
export async function livesOfMerchants(place: Place, random: Random): Promise<void> {
  while (!place.end.aborted) await new Merchant(place, random).live()
}

/** Somebody who does whatever merchants do, in no order. */
class Merchant {
  readonly #place: Place
  readonly #random: Random
  readonly #email = freshEmail()
  readonly #token = newPlainToken()
  #visitor!: Visitor
  #products: number[] = []
  #stream: { stop: AbortController; over: Promise<void> } | null = null

  constructor(place: Place, random: Random) {
    this.#place = place
    this.#random = random
  }

  async live(): Promise<void> {
    const { url, database, end } = this.#place
    this.#visitor = await registerAt(url, PASSWORD, this.#email)
    this.#count('Sign-ups')
    await database.query(
      `insert into access_tokens (user_id, name, hash, abilities)
       select id, 'soak', $2, '["*"]' from users where email = $1`,
      [this.#email, hashToken(this.#token)]
    )
    this.#listen()
    await this.#pay('/checkout')
    for (let act = 0; act < ACTS && !end.aborted; act++) {
      await this.#act()
      await sleep(this.#random.below(PAUSE_MS))
    }
    await this.#hangUp()
    await this.#send('Sign-outs', 'POST', '/logout', {})
  }

  async #act(): Promise<void> {
    const kind = this.#random.below(20)
    if (kind < 7) await this.#open()
    else if (kind < 11) await this.#order()
    else if (kind < 13) await this.#edit()
    else if (kind < 15) await this.#changeProducts()
    else if (kind < 18) await this.#callApi()
    else if (kind < 19) await this.#pay('/credits/checkout')
    else {
      await this.#hangUp()
      this.#listen()
    }
  }

  async #open(): Promise<void> {
    const path = this.#random.pick([...LISTS, ...OF_PRODUCT])
    const product = this.#products[0] ?? SAMPLE
    // The page of a product is its owner's alone.
    const opened = product === SAMPLE && path.startsWith('/products/') ? '/products' : path
    const { status } = await this.#visitor.visit(opened.replace('PRODUCT', String(product)))
    this.#check('Pages', opened, status)
  }

  #order() {
    const body = { prompt: 'on a wooden table', num_images: 1 + this.#random.below(2) }
    return this.#send('Orders of pictures', 'POST', `/api/generate/${SAMPLE}`, body)
  }

  async #edit(): Promise<void> {
    const image = `data:image/jpeg;base64,${(await this.#photo()).toString('base64')}`
    const body = { image, prompt: 'make it brighter' }
    await this.#send('Edits', 'POST', '/api/edit-image', body)
  }

  /** Makes a product, or changes or deletes the oldest: nobody has more than a few. */
  async #changeProducts(): Promise<void> {
    const oldest = this.#products[0]
    if (oldest === undefined || (this.#products.length < 3 && this.#random.oneIn(2))) {
      const form = new FormData()
      form.append('name', 'Mug')
      form.append('images[]', new Blob([new Uint8Array(await this.#photo())]), 'mug.jpg')
      const response = await this.#visitor.call('POST', '/products', { form })
      this.#check('Products made', '/products', response.status)
      const { id } = (await response.json()) as { id?: number }
      if (id !== undefined) this.#products.push(id)
    } else if (this.#random.oneIn(2)) {
      await this.#send('Products changed', 'PUT', `/products/${oldest}`, { name: 'Blue mug' })
    } else {
      await this.#send('Products deleted', 'DELETE', `/products/${oldest}`, {})
      this.#products.shift()
    }
  }

  async #callApi(): Promise<void> {
    const path = this.#random.pick(CALLS)
    const headers = { authorization: `Bearer ${this.#token}` }
    const response = await fetch(this.#place.url + path, { headers })
    await response.arrayBuffer()
    this.#check('Calls of the API', path, response.status)
  }

  async #pay(path: string): Promise<void> {
    const answer = await this.#send('Checkouts', 'POST', path, {})
    const session = /cs_test_\w+/.exec(answer)?.[0]
    if (session) await this.#send('Payments', 'POST', `/sandbox/pay/${session}`, PAYS)
  }

  /** Opens a stream of events, as a page does. */
  #listen(): void {
    const stop = new AbortController()
    const over = this.#read(stop.signal).catch((error: unknown) => {
      if (!stop.signal.aborted) throw error
    })
    this.#stream = { stop, over }
  }

  async #read(signal: AbortSignal): Promise<void> {
    const headers = { accept: 'text/event-stream' }
    const response = await this.#visitor.get('/events', { headers, signal })
    this.#check('Event streams', '/events', response.status)
    await response.text()
  }

  async #hangUp(): Promise<void> {
    this.#stream?.stop.abort()
    await this.#stream?.over
    this.#stream = null
  }

  async #send(name: string, method: string, path: string, json: object): Promise<string> {
    const response = await this.#visitor.call(method, path, { json })
    this.#check(name, path, response.status)
    return response.text()
  }

  /** A photo that nobody has sent yet. */
  #photo(): Promise<Buffer> {
    const background = { r: this.#random.below(256), g: this.#random.below(256), b: 90 }
    return sharp({ create: { width: 640, height: 480, channels: 3, background } })
      .jpeg()
      .toBuffer()
  }

  #check(name: string, path: string, status: number): void {
    // The message that the subscription was paid may be under way, and the page and packs are for subscribers.
    const isEarly = /^\/(credits\/checkout|billing)$/.test(path) && status < 500
    if (!FINE.includes(status) && !isEarly) throw new Error(`${path} answered ${status}`)
    this.#count(name)
  }

  #count(name: string): void {
    const { acts } = this.#place
    acts.set(name, (acts.get(name) ?? 0) + 1)
  }
}
