import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../tools/launcher/settings.js'
import type { Random } from './random.js'

/** Pieces of which a cut leaves a half, and what deceives, shapes or cannot be stored. */
const PIECES = [
  ...['\ud83d', '\ude00', '\ud83c\udf84', '\0', '\u202e', '\u2066', '\u2069', '\u200c', '\u200d'],
  ...['👩‍💻', '👨‍👩‍👧', 'e\u0301', 'می‌خواهم', '放在木桌上', '🇩🇪', '\ufeff', '\u061c', '\ufffe', '\u0085'],
  ...['photo', ' ', '\n', '\t', '"', '\\', "'", '%', ',', ';', '=', '@', '<b>', 'ß', 'İ', '\u00ad'],
]

/** Where something is cut: names of scenes, headings, searches, names, prompts. */
const LENGTHS = [1, 5, 10, 60, 80, 100, 120, 200, 255, 500, 2_000, 5_000]

/** A text that ends near a limit, of ordinary letters and what a cut there may break. */
export function brokenText(random: Random): string {
  random.texts++
  const length = random.pick(LENGTHS) + random.below(5) - 2
  const filler = random.pick(['x', 'é', '字', '🎄', 'a '])
  if (random.oneIn(3)) return pieces(random, random.below(40))
  const start = filler.repeat(Math.max(0, Math.ceil(length / filler.length) - random.below(4)))
  return start + pieces(random, 1 + random.below(4))
}

function pieces(random: Random, count: number): string {
  return Array.from({ length: count }, () => random.pick(PIECES)).join('')
}

/** A call whose body or query would be taken, but for its texts. */
export interface TextCall {
  method: string
  path: string
  query?: Record<string, string>
  json?: unknown
  /** Whether what it names may not be there; otherwise only a text that the database refuses is answered so. */
  mayMiss?: boolean
}

type Text = () => string

/** As pages send photos. */
const PHOTO = `data:image/jpeg;base64,${readFileSync(join(ROOT, 'samples/mug/front.jpg'), 'base64')}`

const RECIPE = (text: Text) => ({
  name: text(),
  scenes: [{ name: text(), prompt: text() }, { prompt: text() }],
  aspect_ratios: ['square'],
  amount: 1,
  negative_prompt: text(),
})

const CALLS: ((text: Text, random: Random) => TextCall)[] = [
  (text) => ({ method: 'POST', path: '/recipes', json: RECIPE(text) }),
  (text, random) => ({
    method: 'POST',
    path: '/batches',
    mayMiss: true,
    json: { ...RECIPE(text), key: uuid(random), product_ids: [5] },
  }),
  (text) => ({
    method: 'POST',
    path: '/recipes/import',
    json: { file: JSON.stringify({ format: 'vitrine.recipe', version: 1, ...RECIPE(text) }) },
  }),
  (text) => ({ method: 'GET', path: '/batches/new', query: { search: text() } }),
  (text) => ({ method: 'GET', path: '/api/products/find', query: { search: text() } }),
  (text) => ({
    method: 'GET',
    path: '/photos/generate/5',
    mayMiss: true,
    query: { search: text() },
  }),
  (text) => ({ method: 'GET', path: '/login', query: { [text() || 'x']: text() } }),
  (text) => ({
    method: 'POST',
    path: '/products/import/check',
    json: {
      list: `sku,name,description,photo\n${text()},${text()},"${text()}",https://a.test/a.jpg`,
    },
  }),
  (text, random) => ({
    method: 'POST',
    path: '/products/import',
    json: { key: uuid(random), name: text(), list: `sku,name\n${text()},${text()}` },
  }),
  (text) => ({
    method: 'POST',
    path: '/api/generate/5',
    mayMiss: true,
    json: { prompt: text(), negative_prompt: text(), num_images: 1 },
  }),
  (text) => ({
    method: 'POST',
    path: '/api/edit-image',
    mayMiss: true,
    json: { image: text(), prompt: text(), mask: text() },
  }),
  (text) => ({
    method: 'POST',
    path: '/api/generate-video',
    mayMiss: true,
    json: { prompt: text(), image_url: text(), ai_model_id: 5 },
  }),
  (text) => ({
    method: 'POST',
    path: '/products',
    json: { name: text(), description: text(), images: [PHOTO], image_names: [text()] },
  }),
  (text) => ({
    method: 'PUT',
    path: '/products/5',
    mayMiss: true,
    json: { name: text(), description: text() },
  }),
  (text) => ({ method: 'GET', path: '/products', query: { search: text() } }),
  (text) => ({ method: 'GET', path: '/generated-assets', query: { search: text() } }),
  (text) => ({ method: 'POST', path: '/teams', json: { name: text() } }),
  (text) => ({ method: 'POST', path: '/api/tokens', json: { name: text(), abilities: [text()] } }),
  (text) => ({
    method: 'PUT',
    path: '/user/profile-information',
    json: { name: text(), email: text() },
  }),
  (text) => ({
    method: 'POST',
    path: '/user/webhooks',
    json: { url: text(), description: text(), event_types: ['generation.completed'] },
  }),
  (text) => ({
    method: 'POST',
    path: '/onboarding',
    json: { industry: 'other', other_industry: text(), use_reasons: [text()] },
  }),
  (text) => ({ method: 'POST', path: '/affiliate', mayMiss: true, json: { paypal_email: text() } }),
  (text) => ({
    method: 'POST',
    path: '/login',
    json: { email: `${text()}@example.test`, password: text() },
  }),
  (text) => ({
    method: 'POST',
    path: '/register',
    json: registration(text(), `${text()}@example.test`, text()),
  }),
  (text) => ({
    method: 'POST',
    path: '/reset-password',
    json: { token: text(), email: 'ada@example.test', password: text() },
  }),
  (text) => ({ method: 'POST', path: '/forgot-password', json: { email: `a@${text()}.test` } }),
  (text) => ({
    method: 'POST',
    path: '/api/v1/products',
    json: { name: text(), description: text(), image_urls: [text()], image_names: [text()] },
  }),
  (text) => ({
    method: 'POST',
    path: '/api/v1/products/5/images',
    mayMiss: true,
    json: { prompt: text(), negative_prompt: text() },
  }),
  (text) => ({
    method: 'POST',
    path: '/api/v1/edit-image',
    mayMiss: true,
    json: { image_url: text(), prompt: text() },
  }),
  (text, random) => ({
    method: 'POST',
    path: random.pick(['/api/v1/reels', '/reels']),
    mayMiss: true,
    json: {
      items: [1, 2, 3].map(() => ({ asset_id: uuid(random), caption: text() })),
      words: { name: text(), price: text(), call_to_action: text(), address: text() },
      dry_run: true,
    },
  }),
]

/** A call to something that takes texts, all of which may be broken. */
export function textCall(random: Random): TextCall {
  const text = () => (random.oneIn(3) ? 'A plain text' : brokenText(random))
  return random.pick(CALLS)(text, random)
}

function registration(name: string, email: string, password: string) {
  return { name, email, password, password_confirmation: password, terms: true }
}

function uuid(random: Random): string {
  const digits = (count: number) =>
    Array.from({ length: count }, () => random.below(16).toString(16)).join('')
  return `${digits(8)}-${digits(4)}-4${digits(3)}-8${digits(3)}-${digits(12)}`
}
