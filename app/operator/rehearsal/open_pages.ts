import db from '@adonisjs/lucid/services/db'
import { openSession } from '#app/accounts/actions/open_session'
import type { Rehearsed } from '#app/core/rehearsal'
import { sql } from '#app/core/database/sql'
import { DEMO_MERCHANT, isDemoOpen } from '#config/demo'

/** A page that does not come by then counts as missing. */
const PATIENCE_MS = 30_000

interface Page {
  path: string
  /** How its type begins. */
  type: string
  cookie: string
}

/**
 * Opens pages of an installation as a visitor does, then the dashboard and a photo as the merchant who has added one last.
 * @param url its address
 */
export async function openPages(url: string): Promise<Rehearsed> {
  const pages = ['/', '/login'].map((path) => ({ path, type: 'text/html', cookie: '' }))
  const merchant = await findMerchant()
  if (merchant) {
    const cookie = await openSession(merchant.userId)
    pages.push({ path: '/dashboard', type: 'text/html', cookie })
    pages.push({ path: `/media/${merchant.photo}`, type: 'image/', cookie })
  }
  const wrong: string[] = []
  for (const page of pages) {
    const problem = await open(url, page)
    if (problem) wrong.push(`The page ${page.path} ${problem}.`)
  }
  const asWhom = merchant ? 'as a visitor and as a merchant' : 'as a visitor: nobody has photos'
  return { said: `${pages.length} opened ${asWhom}`, wrong }
}

/** Null where nobody has photos who could sign in. */
async function findMerchant(): Promise<{ userId: number; photo: string } | null> {
  const [merchant] = await sql<{ userId: number; photo: string }>(
    db.connection(),
    `select p.user_id as "userId", ph.media_id as photo
     from product_photos ph join products p on p.id = ph.product_id join users u on u.id = p.user_id
     where u.password is not null and (:isDemoOpen or u.email <> :demo) order by ph.id desc limit 1`,
    { isDemoOpen: isDemoOpen(), demo: DEMO_MERCHANT.email }
  )
  return merchant ?? null
}

/** What is wrong with a page; null when it is there. */
async function open(url: string, { path, type, cookie }: Page): Promise<string | null> {
  try {
    const answer = await fetch(url + path, {
      headers: { accept: '*/*', ...(cookie && { cookie }) },
      redirect: 'manual',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    await answer.arrayBuffer()
    if (answer.status !== 200) return `answers ${answer.status}`
    const { headers } = answer
    const found = headers.get('content-type') ?? 'nothing'
    return found.startsWith(type) ? null : `is ${found}, not ${type}`
  } catch (error) {
    const { cause = error } = error as { cause?: unknown }
    return `cannot be opened: ${(cause as Error).message}`
  }
}
