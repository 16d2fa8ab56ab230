const IMAGE_PAGES = ['/photos/generate', '/photos/inpaint', '/ai-editor']

/** Which credits the mobile badge shows on a page: those that the page spends. */
export function creditBadgeKind(path: string): 'image' | 'video' | 'model' {
  if (path === '/dashboard') return 'model'
  return IMAGE_PAGES.some((page) => path === page || path.startsWith(`${page}/`))
    ? 'image'
    : 'video'
}
