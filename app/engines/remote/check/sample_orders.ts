import type { Orders } from '../models/orders.js'

const FILE = 'https://example.com/file'

/** An order of each job as they are sent: what it becomes in a model's fields is held against the provider's schema. */
export const SAMPLE_ORDERS: Orders = {
  language: { system: 'You answer.', prompt: 'What is it?', pictures: [FILE] },
  train: { archive: FILE, steps: 1_000, triggerWord: 'mymug' },
  generate: {
    prompt: 'mymug on a table',
    negativePrompt: 'people',
    weights: { path: FILE, scale: 1 },
    count: 1,
    size: { width: 1_024, height: 1_024 },
    seed: 1,
  },
  references: {
    pictures: [FILE],
    prompt: 'a mug on a table',
    count: 1,
    size: { width: 1_024, height: 1_024 },
    seed: 1,
  },
  cutout: { picture: FILE },
  background: { picture: FILE, prompt: 'on a table', negativePrompt: '', count: 1, seed: 1 },
  edit: { picture: FILE, prompt: 'Make it brighter', count: 1, seed: 1 },
  area: {
    ...{ picture: FILE, mask: FILE, prompt: 'Make it blue', count: 1, seed: 1 },
    size: { width: 1_024, height: 768 },
  },
  erase: { picture: FILE, mask: FILE },
  widen: {
    picture: FILE,
    canvas: { width: 1_600, height: 900 },
    size: { width: 900, height: 900 },
    at: { x: 350, y: 0 },
    prompt: '',
    seed: 1,
  },
  upscale: { picture: FILE },
  video: { picture: FILE, prompt: 'slow zoom', seconds: 5, aspectRatio: '1:1', cfgScale: 0.5 },
}
