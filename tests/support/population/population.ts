/** Accounts that are seeded together, and how much there is of everything that they have. Counts are of all of them. */
export interface Population {
  /** Begins their e-mail addresses; no two have the same. */
  name: string
  users: number
  products: number
  /** Trainings first, one a product; the others are spread over the products. */
  generations: number
  /** Of the ledger: the first of each user is a gift, then credits come and go in turns. */
  entries: number
  /** Messages to webhooks, with a delivery and an attempt each. */
  deliveries: number
  mails: number
  /** Open sessions; as many sign-ins are remembered, and as many events of the account are kept. */
  sessions: number
  payments: number
  /** Batches of 3 products in 4 scenes. */
  batches: number
  /** Imports of 40 rows. */
  imports: number
  /** Visitors that affiliates sent, of today and yesterday. */
  clicks: number
  /** How long ago the first of it was made. */
  years: number
}

/** What a million users have, when there are so many. */
const PER_USER = {
  products: 2,
  generations: 10,
  entries: 25,
  deliveries: 2,
  mails: 3,
  sessions: 1,
  payments: 1,
  batches: 0.2,
  imports: 0.05,
  clicks: 2,
} as const

export type Sized = keyof typeof PER_USER

export const SIZES = Object.keys(PER_USER) as Sized[]

/** Everybody else: so many users with what users have on the average. */
export function everybodyElse(users: number, sizes: Partial<Record<Sized, number>>): Population {
  const counts = Object.entries(PER_USER).map(([what, each]) => [
    what,
    sizes[what as Sized] ?? Math.ceil(users * each),
  ])
  return {
    ...(Object.fromEntries(counts) as Record<Sized, number>),
    name: 'user',
    users,
    years: 3,
  }
}

/** Those whose pages are measured. */
export const MERCHANTS: readonly Population[] = [
  {
    name: 'small',
    users: 1,
    products: 3,
    generations: 20,
    entries: 140,
    deliveries: 10,
    mails: 5,
    sessions: 2,
    payments: 2,
    batches: 2,
    imports: 1,
    clicks: 10,
    years: 0.2,
  },
  {
    name: 'large',
    users: 1,
    products: 2_000,
    generations: 37_000,
    entries: 60_000,
    deliveries: 30_000,
    mails: 500,
    sessions: 20,
    payments: 24,
    batches: 1_500,
    imports: 60,
    clicks: 50_000,
    years: 2,
  },
  {
    name: 'old',
    users: 1,
    products: 250,
    generations: 8_000,
    entries: 30_000,
    deliveries: 2_000,
    mails: 3_000,
    sessions: 200,
    payments: 120,
    batches: 400,
    imports: 100,
    clicks: 5_000,
    years: 10,
  },
]
