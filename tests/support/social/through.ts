import type { Visitor } from '#tests/support/visitor'

/** What a browser says when it opens a page. */
export const PAGE = { headers: { accept: 'text/html' } }

/** Begins at the page, goes to the provider, and comes back with its answer without giving it in: the callback's path. */
export async function askProvider(visitor: Visitor, id: string, page = '/login'): Promise<string> {
  await visitor.get(page, PAGE)
  const start = await visitor.get(`/oauth/${id}`, PAGE)
  const there = start.headers.get('location')
  if (start.status !== 302 || !there) throw new Error(`/oauth/${id} answered ${start.status}`)
  const agreed = await fetch(there, { redirect: 'manual' })
  const back = agreed.headers.get('location')
  if (!back) throw new Error(`${id} answered ${agreed.status} ${await agreed.text()}`)
  const { pathname, search } = new URL(back)
  return pathname + search
}

/** The whole way: where the callback leads. */
export async function signInWith(visitor: Visitor, id: string, page = '/login') {
  const response = await visitor.get(await askProvider(visitor, id, page), PAGE)
  return response.headers.get('location')
}
