/** Resolves once the browser has a network again. */
export const online = () =>
  new Promise((resolve) => window.addEventListener('online', resolve, { once: true }))
